import { view } from "virtual:content/blog/blog1";
import { ArticleScreen } from "../sections/article/article-screen";

/** The article blog1. */
export function Screen() {
  return <ArticleScreen view={view} />;
}
