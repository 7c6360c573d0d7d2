import type { ReactNode } from "react";
import type { ArticleCardView } from "../../data/article.ts";
import { Cover } from "../cover/cover";
import { cx } from "../cx";
import { ArrowIcon } from "../icon/icon";
import { Link } from "../link/link";
import { Row } from "../row/row";
import styles from "./article-card.module.css";

type Props = {
  card: ArticleCardView;
  label?: string | undefined;
  /** Without the excerpt. */ brief?: boolean;
  /** Whether the card is a row on phones. */ compact?: boolean;
  /** The line at the end. */ children: ReactNode;
};

/** An article in a list. The title is the card's one link and covers the card. */
export function ArticleCard({ card, label, brief, compact, children }: Props) {
  return (
    <article className={styles.card} data-hue={card.hue} data-compact={compact ? "" : undefined}>
      <Cover cover={card.cover} />
      <div className={`stack ${styles.body}`}>
        {label && <p className="category">{label}</p>}
        <h3 className={`text-card ${styles.title}`}>
          {card.to ? <Link className="stretched" to={card.to} label={card.title} current /> : card.title}
        </h3>
        {!brief && <p className={`text-small muted ${styles.excerpt}`}>{card.excerpt}</p>}
        <p className={`row apart bold text-small ${styles.foot}`}>{children}</p>
      </div>
    </article>
  );
}

type GridProps = {
  articles: readonly ArticleCardView[];
  /** Narrow cards in columns, without excerpts. On phones the others scroll sideways. */ brief?: boolean;
  current?: { to: string; label: string };
};

export function ArticleGrid({ articles, brief = false, current }: GridProps) {
  const List = brief ? "ul" : Row;
  return (
    <List className={cx("grid", styles.list, brief && styles.brief)}>
      {articles.map((card, index) => {
        const mark = card.to && card.to === current?.to && current.label;
        return (
          <li key={index} data-of={brief ? undefined : articles.length}>
            <ArticleCard
              card={card}
              label={card.label}
              brief={brief}
              compact={brief && (index > 0 || current !== undefined)}
            >
              <time className="muted" dateTime={card.day}>
                {card.longDate}
              </time>
              {mark ? <span className={styles.mark}>{mark}</span> : card.to && <ArrowIcon />}
            </ArticleCard>
          </li>
        );
      })}
    </List>
  );
}
