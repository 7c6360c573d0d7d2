import { meta as words } from "virtual:content/category/design/meta";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import type * as Parts from "../screens/category-design";
import { screen } from "../screens/screens";

export const meta = () => pageMeta(words, { path: "/category/design" });
export const handle = { footer: "compact" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("category-design"));

/** The courses of the category Design. */
export default function CategoryDesign() {
  return <Still part="Screen" />;
}
