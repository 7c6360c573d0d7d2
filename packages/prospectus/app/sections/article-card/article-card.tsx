import type { ArticleCardView } from "../../../site/views/article-card.ts";
import { Cover } from "../../components/cover/cover";
import { cx } from "../../components/cx";
import { ArrowIcon } from "../../components/icon/icon";
import { Link } from "../../components/link/link";
import { Row } from "../../components/row/row";
import styles from "./article-card.module.css";

type Props = {
  card: ArticleCardView;
  /** Narrow cards in columns, without excerpts. */ brief: boolean;
  /** Whether the card is a row on phones. */ compact: boolean;
  /** Marks the card of the current page. */ currentLabel?: string | false | undefined;
};

/** An article in a list. The title is the card's one link and covers the card; on the article's own page the card has no link. */
function ArticleCard({ card, compact, brief, currentLabel }: Props) {
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
        <p className="category">{card.label}</p>
        <h3 className={`text-card ${styles.title}`}>
          {card.to && !currentLabel ? (
            <Link className="stretched" to={card.to} label={card.title} />
          ) : (
            card.title
          )}
        </h3>
        {!brief && <p className={`text-small muted ${styles.excerpt}`}>{card.excerpt}</p>}
        <p className={`row apart bold text-small ${styles.foot}`}>
          <time className="muted" dateTime={card.day}>
            {card.longDate}
          </time>
          {card.to && !currentLabel && <ArrowIcon />}
        </p>
      </div>
    </article>
  );
}

type GridProps = {
  articles: readonly ArticleCardView[];
  /** Narrow cards in columns, without excerpts. On phones the others scroll sideways. */ brief?: boolean;
  className?: string | undefined;
  current?: { to: string; label: string };
};

export function ArticleGrid({ articles, brief = false, className, current }: GridProps) {
  const List = brief ? "ul" : Row;
  return (
    <List className={cx("grid", styles.list, brief && styles.brief, className)}>
      {articles.map((card, index) => (
        <li key={card.title} className={styles.cell}>
          <ArticleCard
            card={card}
            compact={brief && (index > 0 || current !== undefined)}
            brief={brief}
            currentLabel={card.to && card.to === current?.to && current.label}
          />
        </li>
      ))}
    </List>
  );
}
