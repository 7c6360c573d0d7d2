import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { TeamWall } from "../sections/team-wall/team-wall";
import type { PageProps } from "../hooks/this-page";

/** The instructors. */
export default function Team({ view }: PageProps<"team">) {
  return (
    <InnerScreen band={view.band}>
      {view.people.length > 0 && (
        <TeamWall heading={view.members} members={view.people} label={view.memberLabel} />
      )}
    </InnerScreen>
  );
}
