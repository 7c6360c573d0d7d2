import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { JobOpenings } from "../sections/job-openings/job-openings";
import { Values } from "../sections/values/values";
import { pageData } from "../site.server";
import type { Route } from "./+types/career";

export const loader = ({ url }: Route.LoaderArgs) => pageData<"career">(url);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.meta;

/** The job openings, and what the provider values. */
export default function Career({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      {view.jobs.length > 0 && (
        <JobOpenings heading={view.openings} jobs={view.jobs} apply={view.button} labels={view.labels} />
      )}
      {view.values && <Values values={view.values} />}
    </InnerScreen>
  );
}
