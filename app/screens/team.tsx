import { view } from "virtual:content/team";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { TeamWall } from "../sections/team-wall/team-wall";

/** The instructors. */
export function Screen() {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      <TeamWall heading={view.members} members={view.people} label={view.memberLabel} />
    </InnerScreen>
  );
}
