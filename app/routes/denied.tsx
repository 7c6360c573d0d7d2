import { meta as words } from "virtual:content/denied/meta";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type * as Parts from "../screens/denied";
import { screen } from "../screens/screens";

/** The head of the access-denied screen. */
export const meta = () => pageMeta(words, { path: "/denied", noindex: true });

const Still = still(screen<typeof Parts>("denied"));

/** The access-denied screen. */
export default function Denied() {
  return <Still part="Screen" />;
}
