import type { ArticleCardView } from "../../../site/views/article-card.ts";
import { Cover } from "../../components/cover/cover";
import { cx } from "../../components/cx";
import { ArrowIcon } from "../../components/icon/icon";
import { Link } from "../../components/link/link";
import { Row } from "../../components/row/row";
import styles from "./article-card.module.css";

type Look = {
  /** `list`: date and author above the title, as on the blog list. `teaser`: category above, long date below. */
  look?: "list" | "teaser" | undefined;
  /** Narrow cards in columns, without excerpts. */
  brief?: boolean | undefined;
  more?: string | undefined;
};

type Props = Look & {
  card: ArticleCardView;
  /** Whether the card is a row on phones. */ compact: boolean;
  /** Marks the card of the current page. */ currentLabel?: string | false | undefined;
};

/** An article in a list. The title is the card's one link and covers the card; on the article's own page the card has no link. */
function ArticleCard({ card, compact, look = "teaser", brief = false, more, currentLabel }: Props) {
  return (
    <article
      className={styles.card}
      data-hue={card.hue}
      data-compact={compact ? "" : undefined}
      aria-current={currentLabel ? "page" : undefined}
    >
      <Cover className={styles.face} cover={card.cover} />
      {currentLabel && <p>{currentLabel}</p>}
      <div className={`stack ${styles.body}`}>
        {look === "list" ? (
          <p className={`row bold ${styles.folio}`}>
            <time dateTime={card.day}>{card.date}</time>
            <span className="eyebrow muted">{card.author}</span>
          </p>
        ) : (
          <p className="category">{card.label}</p>
        )}
        <h3 className={`text-card ${styles.title}`}>
          {card.to && !currentLabel ? (
            <Link className="stretched" to={card.to} label={card.title} />
          ) : (
            card.title
          )}
        </h3>
        {!brief && <p className={`text-small muted ${styles.excerpt}`}>{card.excerpt}</p>}
        <p className={`row apart bold text-small ${styles.foot}`}>
          {look === "teaser" && (
            <time className="muted" dateTime={card.day}>
              {card.longDate}
            </time>
          )}
          {/* Repeats the title link's target for pointers. */}
          {card.to && !currentLabel && (
            <span className={`row ${styles.more}`} aria-hidden="true">
              {more}
              <ArrowIcon />
            </span>
          )}
        </p>
      </div>
    </article>
  );
}

type GridProps = Look & {
  articles: readonly ArticleCardView[];
  /** Whether the list scrolls sideways on phones. */ row?: boolean;
  className?: string | undefined;
  current?: { to: string; label: string };
};

export function ArticleGrid({ articles, row = false, className, current, ...look }: GridProps) {
  const List = row ? Row : "ul";
  return (
    <List className={cx("grid", styles.list, look.brief && styles.brief, className)}>
      {articles.map((card, index) => (
        <li key={card.title} className={styles.cell}>
          <ArticleCard
            card={card}
            compact={index > 0 && look.look !== "list"}
            {...look}
            currentLabel={card.to && card.to === current?.to && current.label}
          />
        </li>
      ))}
    </List>
  );
}
