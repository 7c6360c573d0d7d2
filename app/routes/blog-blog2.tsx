import { view } from "virtual:content/blog/blog2";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import { ArticleScreen } from "../sections/article/article-screen";

export const meta = () => pageMeta(view.meta, { path: "/blog/blog2" });
export const handle = { footer: "compact" } satisfies PageHandle;

/** The article blog2. */
export default function Blog2() {
  return <ArticleScreen view={view} />;
}
