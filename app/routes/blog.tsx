import { meta as words } from "virtual:content/blog/meta";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import type * as Parts from "../screens/blog";
import { screen } from "../screens/screens";

export const meta = () => pageMeta(words, { path: "/blog" });
export const handle = { footer: "compact" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("blog"));

/** The blog list: news and journals. */
export default function Blog() {
  return <Still part="Screen" />;
}
