import { meta as words } from "virtual:content/pricing/meta";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import type * as Parts from "../screens/pricing";
import { screen } from "../screens/screens";

/** The head of the pricing page. */
export const meta = () => pageMeta(words, { path: "/pricing" });

/** The footer of the pricing page. */
export const handle = { footer: "compact" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("pricing"));

/** The plans and their prices. */
export default function Pricing() {
  return <Still part="Screen" />;
}
