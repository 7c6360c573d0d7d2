import { view } from "virtual:content/career";
import { JobOpenings } from "../sections/job-openings/job-openings";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { PageBand } from "../sections/page-band/page-band";
import { Values } from "../sections/values/values";

/** The job openings, and what the provider values. */
export function Screen() {
  return (
    <>
      <PageBand band={view.band} />
      <JobOpenings heading={view.openings} jobs={view.jobs} apply={view.button} />
      <Values values={view.values} />
      <JourneyBanner journey={view.journey} />
    </>
  );
}
