import { Art } from "../../components/art/art";
import { Image } from "../../components/image/image";
import { Pagination } from "../../components/pagination/pagination";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import { ArticleGrid, Folio } from "../article-card/article-card";
import styles from "./article-list.module.css";

/** The articles of the journal, or one page of them, the first large; below them those without a page, and the feed in which new ones come. */
export default function ArticleList({ id, view }: SectionProps<"article-list">) {
  const { heading, articles, labels, feed, paging } = view;
  return (
    <Section heading={heading} id={id}>
      <ArticleGrid
        articles={articles.filter(({ to }) => to)}
        className={styles.list}
        look="list"
        more={labels.readArticle}
      />
      <ul className={`grid ${styles.list} ${styles.notes}`}>
        {articles
          .filter(({ to }) => !to)
          .map((card) => (
            <li key={card.title}>
              <article className={styles.note}>
                <Image className={styles.figure} image={card.cover} />
                <Folio card={card} />
                <h3 className={`text-card ${styles.title}`}>{card.title}</h3>
                <p className={`text-small muted ${styles.excerpt}`}>{card.excerpt}</p>
              </article>
            </li>
          ))}
        {feed && (
          <li className={styles.note}>
            <Art className={styles.figure} picture={feed.tile} />
            <p className={styles.feed}>
              {feed.text}{" "}
              <a href={feed.address} type="application/rss+xml">
                {feed.link}
              </a>
            </p>
          </li>
        )}
      </ul>
      {paging && <Pagination {...paging} />}
    </Section>
  );
}
