import { view } from "virtual:content/blog/blog1";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import { ArticleScreen } from "../sections/article/article-screen";

export const meta = () => pageMeta(view.meta, { path: "/blog/blog1" });
export const handle = { footer: "compact" } satisfies PageHandle;

/** The article blog1. */
export default function Blog1() {
  return <ArticleScreen view={view} />;
}
