import type { PageView } from "../../../site/pages.ts";
import { row } from "../../components/row/row";
import { Section } from "../../components/section/section";
import { ArticleGrid } from "../article-card/article-card";

type View = NonNullable<PageView<"home">["blog"]>;

/** The three newest articles, on the home page. */
export function BlogTeasers({ heading, articles }: { heading: View; articles: View["articles"] }) {
  return (
    <Section heading={heading} layout="aside">
      <ArticleGrid list={row} articles={articles} layout="list" />
    </Section>
  );
}
