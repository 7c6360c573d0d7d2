import { meta as words } from "virtual:content/blog/blog1/meta";
import { still } from "../components/still/still";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import type * as Parts from "../screens/blog-blog1";
import { screen } from "../screens/screens";

export const meta = () => pageMeta(words, { path: "/blog/blog1" });
export const handle = { footer: "compact" } satisfies PageHandle;

const Still = still(screen<typeof Parts>("blog-blog1"));

/** The article blog1. */
export default function Blog1() {
  return <Still part="Screen" />;
}
