import type { PageView } from "../../../site/pages.ts";
import { Pagination } from "../../components/pagination/pagination";
import { Section } from "../../components/section/section";
import { ArticleGrid } from "./article-card";
import styles from "./article-list.module.css";

type View = PageView<"blog">;
type Props = Pick<View, "articles" | "labels" | "feed" | "paging"> & { heading: View["list"] };

/** The articles of the journal, or one page of them, the newest large, and the feed in which new ones come. */
export function ArticleList({ heading, articles, labels, feed, paging }: Props) {
  return (
    <Section heading={heading} id="articles">
      <ArticleGrid
        articles={articles}
        list={{ className: styles.list }}
        look="list"
        more={labels.readArticle}
      />
      {paging && <Pagination {...paging} />}
      {feed && (
        <p className={styles.feed}>
          {feed.text}{" "}
          <a href={feed.address} type="application/rss+xml">
            {feed.link}
          </a>
        </p>
      )}
    </Section>
  );
}
