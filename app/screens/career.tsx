import { view } from "virtual:content/career";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { JobOpenings } from "../sections/job-openings/job-openings";
import { Values } from "../sections/values/values";

/** The job openings, and what the provider values. */
export function Screen() {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      <JobOpenings heading={view.openings} jobs={view.jobs} apply={view.button} />
      <Values values={view.values} />
    </InnerScreen>
  );
}
