import { ArticleList } from "../sections/article-card/article-list";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import type { PageProps } from "../hooks/this-page";

/** The blog list: news and journals. */
export default function Blog({ view }: PageProps<"blog">) {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      {view.articles.length > 0 && <ArticleList heading={view.list} {...view} />}
    </InnerScreen>
  );
}
