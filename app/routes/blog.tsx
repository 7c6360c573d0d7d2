import { ArticleList } from "../sections/article-card/article-list";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { pageData } from "../site.server";
import type { Route } from "./+types/blog";

export const loader = ({ url }: Route.LoaderArgs) => pageData<"blog">(url);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.meta;

/** The blog list: news and journals. */
export default function Blog({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      {view.articles.length > 0 && <ArticleList heading={view.list} {...view} />}
    </InnerScreen>
  );
}
