import { meta as words } from "virtual:content/event/meta";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import type * as Parts from "../screens/event";
import { screen } from "../screens/screens";

export const meta = () => pageMeta(words, { path: "/event" });
export const handle = { footer: "tall" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("event"));

/** The events, all of which have taken place. */
export default function Event() {
  return <Still part="Screen" />;
}
