import { meta as words } from "virtual:content/blog/blog3/meta";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import type * as Parts from "../screens/blog-blog3";
import { screen } from "../screens/screens";

export const meta = () => pageMeta(words, { path: "/blog/blog3" });
export const handle = { footer: "compact" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("blog-blog3"));

/** The article blog3. */
export default function Blog3() {
  return <Still part="Screen" />;
}
