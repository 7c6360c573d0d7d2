import { meta as words } from "virtual:content/category/finance/meta";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import type * as Parts from "../screens/category-finance";
import { screen } from "../screens/screens";

export const meta = () => pageMeta(words, { path: "/category/finance" });
export const handle = { footer: "compact" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("category-finance"));

/** The courses of the category Finance. */
export default function CategoryFinance() {
  return <Still part="Screen" />;
}
