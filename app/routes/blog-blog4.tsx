import { meta as words } from "virtual:content/blog/blog4/meta";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import type * as Parts from "../screens/blog-blog4";
import { screen } from "../screens/screens";

export const meta = () => pageMeta(words, { path: "/blog/blog4" });
export const handle = { footer: "compact" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("blog-blog4"));

/** The article blog4. */
export default function Blog4() {
  return <Still part="Screen" />;
}
