import { Cover } from "../../components/cover/cover";
import { ArrowIcon } from "../../components/icon/icon";
import { Image } from "../../components/image/image";
import { Link } from "../../components/link/link";
import { Pagination } from "../../components/pagination/pagination";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./article-list.module.css";

type View = SectionProps<"article-list">["view"];

/** The articles of the journal, or one page of them, as a wall of covers and texts, and a link to the feed. */
export default function ArticleList({ id, view }: SectionProps<"article-list">) {
  const { heading, articles, feed, paging } = view;
  return (
    <Section heading={heading} id={id}>
      <ul className={styles.list}>
        {articles.map((card) => (
          <li key={card.title}>
            <ArticleCard card={card} />
          </li>
        ))}
      </ul>
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

/** An article with its author. The title is the card's one link and covers the card. */
function ArticleCard({ card }: { card: View["articles"][number] }) {
  const { author } = card;
  return (
    <article className={styles.card} data-hue={card.hue}>
      <Cover cover={card.cover} />
      <div className={`stack ${styles.body}`}>
        <time className="bold text-small" dateTime={card.day}>
          {card.date}
        </time>
        <h3 className="text-heading">
          {card.to ? <Link className="stretched unlined" to={card.to} label={card.title} /> : card.title}
        </h3>
        <p className="text-small">{card.excerpt}</p>
        <p className={`row ${styles.foot}`}>
          <Image className={`frame ${styles.face}`} image={{ ...author.portrait, alt: "" }} />
          <span className="eyebrow">{author.name}</span>
          {card.to && <ArrowIcon />}
        </p>
      </div>
    </article>
  );
}
