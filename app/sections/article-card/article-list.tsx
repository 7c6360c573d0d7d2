import type { PageView } from "../../../site/views/page-views.ts";
import { Section } from "../../components/section/section";
import { ArticleGrid } from "./article-card";
import styles from "./article-list.module.css";

type View = PageView<"blog">;
type Props = Pick<View, "articles" | "labels" | "feed"> & { heading: View["list"] };

/** All articles of the journal, the newest large, and the feed in which new ones come. */
export function ArticleList({ heading, articles, labels, feed }: Props) {
  return (
    <Section heading={heading} id="articles">
      <ArticleGrid articles={articles} look="list" layout="lead" more={labels.readArticle} />
      <p className={styles.feed}>
        {feed.text}{" "}
        <a href={feed.address} type="application/rss+xml">
          {feed.link}
        </a>
      </p>
    </Section>
  );
}
