import { view } from "virtual:content/blog/blog2";
import { ArticleScreen } from "../sections/article/article-screen";

/** The article blog2. */
export function Screen() {
  return <ArticleScreen view={view} />;
}
