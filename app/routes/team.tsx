import type { LoaderFunctionArgs } from "react-router";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { TeamWall } from "../sections/team-wall/team-wall";
import { pageData, type PageProps } from "../site.server";

export const loader = ({ url }: LoaderFunctionArgs) => pageData<"team">(url);
export const meta = ({ loaderData }: PageProps<"team">) => loaderData.meta;

/** The instructors. */
export default function Team({ loaderData: { view } }: PageProps<"team">) {
  return (
    <InnerScreen band={view.band}>
      {view.people.length > 0 && (
        <TeamWall heading={view.members} members={view.people} label={view.memberLabel} />
      )}
    </InnerScreen>
  );
}
