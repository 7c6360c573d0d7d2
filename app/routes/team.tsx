import { meta as words } from "virtual:content/team/meta";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import type * as Parts from "../screens/team";
import { screen } from "../screens/screens";

export const meta = () => pageMeta(words, { path: "/team" });
export const handle = { footer: "compact" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("team"));

/** The instructors. */
export default function Team() {
  return <Still part="Screen" />;
}
