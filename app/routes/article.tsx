import type { LoaderFunctionArgs } from "react-router";
import { ArticleScreen } from "../sections/article/article-screen";
import { pageData, type PageProps } from "../site.server";

export const loader = ({ url }: LoaderFunctionArgs) => pageData<"article">(url);
export const meta = ({ loaderData }: PageProps<"article">) => loaderData.meta;

/** An article. */
export default function Article({ loaderData: { view } }: PageProps<"article">) {
  return <ArticleScreen view={view} />;
}
