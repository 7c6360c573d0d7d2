import { ArticleScreen } from "../sections/article/article-screen";
import { pageData } from "../site.server";
import type { Route } from "./+types/article";

export const loader = ({ url }: Route.LoaderArgs) => pageData<"article">(url);
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData.meta;

/** An article. */
export default function Article({ loaderData: { view } }: Route.ComponentProps) {
  return <ArticleScreen view={view} />;
}
