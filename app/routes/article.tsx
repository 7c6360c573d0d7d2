import { ArticleScreen } from "../sections/article/article-screen";
import type { PageProps } from "../hooks/this-page";

/** An article. */
export default function Article({ view }: PageProps<"article">) {
  return <ArticleScreen view={view} />;
}
