import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { TeamWall } from "../sections/team-wall/team-wall";
import { pageData } from "../site.server";
import type { Route } from "./+types/team";

export const loader = ({ url }: Route.LoaderArgs) => pageData<"team">(url);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.meta;

/** The instructors. */
export default function Team({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      {view.people.length > 0 && (
        <TeamWall heading={view.members} members={view.people} label={view.memberLabel} />
      )}
    </InnerScreen>
  );
}
