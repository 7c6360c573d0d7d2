import { view } from "virtual:content/blog/blog3";
import { ArticleScreen } from "../sections/article/article-screen";

/** The article blog3. */
export function Screen() {
  return <ArticleScreen view={view} />;
}
