import type { PageView } from "../../../site/pages.ts";
import type { HeadingView } from "../../../site/views/band.ts";
import { row } from "../../components/row/row";
import { Section } from "../../components/section/section";
import { ArticleGrid } from "../article-card/article-card";

type Props = {
  heading: HeadingView;
  articles: NonNullable<PageView<"home">["blog"]>["articles"];
  /** Of its title. */ id?: string;
};

/** A few articles, side by side where there is room, such as the three newest on the home page. */
export function BlogTeasers({ heading, articles, id }: Props) {
  return (
    <Section heading={heading} {...(id ? { id } : {})}>
      <ArticleGrid list={row} articles={articles} />
    </Section>
  );
}
