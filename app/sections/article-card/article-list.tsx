import type { ArticleCardView } from "../../../site/views/shared.ts";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { ArticleGrid } from "./article-card";
import styles from "./article-list.module.css";

type Props = {
  heading: { eyebrow: string; title: string; lead?: string | undefined };
  articles: readonly ArticleCardView[];
  labels: { readArticle: string };
  feed: { text: string; link: string; address: string };
};

/** All articles of the journal, the newest large, and the feed in which new ones come. */
export function ArticleList({ heading, articles, labels, feed }: Props) {
  return (
    <section className={styles.list} aria-labelledby="articles">
      <div className="wrap">
        <SectionHeading id="articles" {...heading} />
        <ArticleGrid articles={articles} look="list" layout="lead" more={labels.readArticle} />
        <p className={styles.feed}>
          {feed.text}{" "}
          <a href={feed.address} type="application/rss+xml">
            {feed.link}
          </a>
        </p>
      </div>
    </section>
  );
}
