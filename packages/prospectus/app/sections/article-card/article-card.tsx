import type { ArticleCardView } from "../../../site/views/article-card.ts";
import { Cover } from "../../components/cover/cover";
import { cx } from "../../components/cx";
import { ArrowIcon } from "../../components/icon/icon";
import { Link } from "../../components/link/link";
import { Row } from "../../components/row/row";
import styles from "./article-card.module.css";

type Look = {
  /** `list`: date and author above the title, as on the blog list. `teaser`: category above it, the long date below. */
  look?: "list" | "teaser" | undefined;
  /** Narrow cards, side by side where there is room, without their excerpts. */
  brief?: boolean | undefined;
  /** The words beside the arrow of a card that leads to its article. */
  more?: string | undefined;
};

type Props = Look & {
  card: ArticleCardView;
  /** Whether the card is a row on a phone. */ compact: boolean;
  /** Says that the card stands for the page it is on. */ currentLabel?: string | undefined;
};

/**
 * An article in a list. The title is the card's one link and its face covers the whole card; on its own page the card is a picture
 * and words, and neither looks nor behaves like a link. On a phone all but the first teaser of a list are rows.
 */
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
        {look === "list" ? <Folio card={card} /> : <p className="category">{card.label}</p>}
        <h3 className={`text-card ${styles.title}`}>
          {card.to && !currentLabel ? (
            <Link className="stretched" to={card.to}>
              {card.title}
            </Link>
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
          {/* The title is the link; this repeats its face for those who point. */}
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

/** The day in figures, and who wrote it. */
function Folio({ card }: { card: ArticleCardView }) {
  return (
    <p className={`row bold ${styles.folio}`}>
      <time dateTime={card.day}>{card.date}</time>
      <span className="eyebrow muted">{card.author}</span>
    </p>
  );
}

type GridProps = Look & {
  articles: readonly ArticleCardView[];
  /** Whether on a phone it is a row that scrolls sideways. */ row?: boolean;
  className?: string | undefined;
  /** Where the card leads that stands for this page, and the words that say so. */
  current?: { to: string; label: string };
};

/** Article cards, one below the other. */
export function ArticleGrid({ articles, row = false, className, current, ...look }: GridProps) {
  const classes = cx("grid", styles.list, look.brief && styles.brief, className);
  return (
    <Row as="ul" row={row} className={classes}>
      {articles.map((card, index) => (
        <li key={card.title} className={styles.cell}>
          <ArticleCard
            card={card}
            compact={index > 0 && look.look !== "list"}
            {...look}
            currentLabel={current && card.to === current.to ? current.label : undefined}
          />
        </li>
      ))}
    </Row>
  );
}
