import { view } from "virtual:content/blog";
import { ArticleList } from "../sections/article-card/article-list";
import { InnerScreen } from "../sections/inner-screen/inner-screen";

/** The blog list: news and journals. */
export function Screen() {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      <ArticleList heading={view.list} articles={view.articles} feed={view.feed} />
    </InnerScreen>
  );
}
