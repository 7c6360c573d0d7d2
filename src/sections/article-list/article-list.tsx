import { Section } from "../../components/section/section";
import type { SectionProps } from "../page-sections";
import { ArticleCard } from "../../components/article-card/article-card";
import styles from "./article-list.module.css";

/** The articles of the journal as a wall of covers and texts, and a link to the feed. */
export default function ArticleList({ id, view }: SectionProps<"article-list">) {
  const { heading, articles, feed } = view;
  return (
    <Section heading={heading} id={id}>
      <ul className={`joined ${styles.list}`}>
        {articles.map(({ author, date, ...card }, index) => (
          <li key={index}>
            <ArticleCard card={card}>
              <span className="eyebrow">{author}</span>
              <time dateTime={card.day}>{date}</time>
            </ArticleCard>
          </li>
        ))}
      </ul>
      <p className={styles.feed}>
        {feed.text}{" "}
        <a className="touch" href={feed.address} type="application/rss+xml">
          {feed.link}
        </a>
      </p>
    </Section>
  );
}
