import { Pagination } from "../../components/pagination/pagination";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import { ArticleGrid } from "../article-card/article-card";
import styles from "./article-list.module.css";

/** The articles of the journal, or one page of them, and a link to the feed. */
export default function ArticleList({ id, view }: SectionProps<"article-list">) {
  const { heading, articles, labels, feed, paging } = view;
  return (
    <Section heading={heading} id={id}>
      <ArticleGrid articles={articles} className={styles.list} look="list" more={labels.readArticle} />
      {feed && (
        <p className={styles.feed}>
          {feed.text}{" "}
          <a href={feed.address} type="application/rss+xml">
            {feed.link}
          </a>
        </p>
      )}
      {paging && <Pagination {...paging} />}
    </Section>
  );
}
