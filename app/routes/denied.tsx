import { DeniedScreen } from "../sections/denied-screen/denied-screen";
import { pageData } from "../site.server";
import type { Route } from "./+types/denied";

export const loader = ({ url }: Route.LoaderArgs) => pageData<"denied">(url);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.meta;

/** The access-denied screen. */
export default function Denied({ loaderData: { view } }: Route.ComponentProps) {
  return <DeniedScreen denied={view} />;
}
