import { view } from "virtual:content/denied";
import { pageMeta } from "../head/page-meta";
import { DeniedScreen } from "../sections/denied-screen/denied-screen";

/** The head of the access-denied screen. */
export const meta = () => pageMeta(view.meta, { path: "/denied", noindex: true });

/** The access-denied screen. */
export default function Denied() {
  return <DeniedScreen denied={view} />;
}
