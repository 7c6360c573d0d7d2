import { view } from "virtual:content/team";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { PageBand } from "../sections/page-band/page-band";
import { TeamWall } from "../sections/team-wall/team-wall";

/** The instructors. */
export function Screen() {
  return (
    <>
      <PageBand band={view.band} />
      <TeamWall heading={view.members} members={view.people} label={view.memberLabel} />
      <JourneyBanner journey={view.journey} />
    </>
  );
}
