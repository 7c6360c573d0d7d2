import { meta as words } from "virtual:content/blog/blog2/meta";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import type * as Parts from "../screens/blog-blog2";
import { screen } from "../screens/screens";

export const meta = () => pageMeta(words, { path: "/blog/blog2" });
export const handle = { footer: "compact" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("blog-blog2"));

/** The article blog2. */
export default function Blog2() {
  return <Still part="Screen" />;
}
