import { view } from "virtual:content/blog/blog4";
import { pageMeta } from "../head/page-meta";
import type { PageHandle } from "../layouts/with-header-and-footer";
import { ArticleScreen } from "../sections/article/article-screen";

export const meta = () => pageMeta(view.meta, { path: "/blog/blog4" });
export const handle = { footer: "compact" } satisfies PageHandle;

/** The article blog4. */
export default function Blog4() {
  return <ArticleScreen view={view} />;
}
