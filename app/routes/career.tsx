import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { JobOpenings } from "../sections/job-openings/job-openings";
import { Values } from "../sections/values/values";
import type { PageProps } from "../hooks/this-page";

/** The job openings, and what the provider values. */
export default function Career({ view }: PageProps<"career">) {
  return (
    <InnerScreen band={view.band}>
      {view.jobs.length > 0 && (
        <JobOpenings heading={view.openings} jobs={view.jobs} apply={view.button} labels={view.labels} />
      )}
      {view.values && <Values values={view.values} />}
    </InnerScreen>
  );
}
