import type { LoaderFunctionArgs } from "react-router";
import { ArticleList } from "../sections/article-card/article-list";
import { InnerScreen } from "../sections/inner-screen/inner-screen";
import { pageData, type PageProps } from "../site.server";

export const loader = ({ url }: LoaderFunctionArgs) => pageData<"blog">(url);
export const meta = ({ loaderData }: PageProps<"blog">) => loaderData.meta;

/** The blog list: news and journals. */
export default function Blog({ loaderData: { view } }: PageProps<"blog">) {
  return (
    <InnerScreen band={view.band} journey={view.journey}>
      {view.articles.length > 0 && <ArticleList heading={view.list} {...view} />}
    </InnerScreen>
  );
}
