import { view } from "virtual:content/career";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import { JobOpenings } from "../sections/job-openings/job-openings";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { PageBand } from "../sections/page-band/page-band";
import { Values } from "../sections/values/values";

export const meta = () => pageMeta(view.meta, { path: "/career" });
export const handle = { footer: "compact" } satisfies PageHandle;

/** The job openings, and what the provider values. */
export default function Career() {
  return (
    <>
      <PageBand band={view.band} />
      <JobOpenings heading={view.openings} jobs={view.jobs} apply={view.button} />
      <Values values={view.values} />
      <JourneyBanner journey={view.journey} />
    </>
  );
}
