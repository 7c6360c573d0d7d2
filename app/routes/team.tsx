import { view } from "virtual:content/team";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import { JourneyBanner } from "../sections/journey-banner/journey-banner";
import { PageBand } from "../sections/page-band/page-band";
import { TeamWall } from "../sections/team-wall/team-wall";

export const meta = () => pageMeta(view.meta, { path: "/team" });
export const handle = { footer: "compact" } satisfies PageHandle;

/** The instructors. */
export default function Team() {
  return (
    <>
      <PageBand band={view.band} />
      <TeamWall heading={view.members} members={view.people} label={view.memberLabel} />
      <JourneyBanner journey={view.journey} />
    </>
  );
}
