import { view } from "virtual:content/blog/blog3";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import { ArticleScreen } from "../sections/article/article-screen";

export const meta = () => pageMeta(view.meta, { path: "/blog/blog3" });
export const handle = { footer: "compact" } satisfies PageHandle;

/** The article blog3. */
export default function Blog3() {
  return <ArticleScreen view={view} />;
}
