import { Section } from "../../components/section/section";
import type { SectionProps } from "../page-sections";
import { ArticleGrid } from "../../components/article-card/article-card";

/** A few articles, in columns if there is room. */
export default function Articles({ id, view: { heading, articles } }: SectionProps<"articles">) {
  return (
    <Section heading={heading} id={id}>
      <ArticleGrid articles={articles} />
    </Section>
  );
}
