import type { ArticleCardView } from "../../../site/views/shared.ts";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { ArticleGrid } from "../article-card/article-card";
import styles from "./blog-teasers.module.css";

/** The three newest articles, on the home page. */
export function BlogTeasers({
  heading,
  articles,
}: {
  heading: { eyebrow: string; title: string; lead?: string | undefined };
  articles: readonly ArticleCardView[];
}) {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHeading eyebrow={heading.eyebrow} title={heading.title} lead={heading.lead} />
        <ArticleGrid articles={articles} />
      </div>
    </section>
  );
}
