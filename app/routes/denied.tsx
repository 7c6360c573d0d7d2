import { DeniedScreen } from "../sections/denied-screen/denied-screen";
import type { PageProps } from "../hooks/this-page";

/** The access-denied screen. */
export default function Denied({ view }: PageProps<"denied">) {
  return <DeniedScreen denied={view} />;
}
