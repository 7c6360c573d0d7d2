import { view } from "virtual:content/blog/blog4";
import { ArticleScreen } from "../sections/article/article-screen";

/** The article blog4. */
export function Screen() {
  return <ArticleScreen view={view} />;
}
