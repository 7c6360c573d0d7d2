import { meta as words } from "virtual:content/career/meta";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import type * as Parts from "../screens/career";
import { screen } from "../screens/screens";

export const meta = () => pageMeta(words, { path: "/career" });
export const handle = { footer: "compact" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("career"));

/** The job openings, and what the provider values. */
export default function Career() {
  return <Still part="Screen" />;
}
