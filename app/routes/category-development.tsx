import { meta as words } from "virtual:content/category/development/meta";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import type * as Parts from "../screens/category-development";
import { screen } from "../screens/screens";

export const meta = () => pageMeta(words, { path: "/category/development" });
export const handle = { footer: "compact" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("category-development"));

/** The courses of the category Development. */
export default function CategoryDevelopment() {
  return <Still part="Screen" />;
}
