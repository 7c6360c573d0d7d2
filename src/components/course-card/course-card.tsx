import type { CourseCardView } from "../../data/course.ts";
import { ButtonLink } from "../button/button";
import { Cover } from "../cover/cover";
import { Rating } from "../rating/rating";
import type { Row } from "../row/row";
import { TextList } from "../texts/texts";
import { WholeWords } from "../whole-words/whole-words";
import styles from "./course-card.module.css";

type Props = {
  card: CourseCardView;
  /** Whether the card is a row on phones. */ compact: boolean;
  level?: 2 | 3 | undefined;
};

/** A course in a list. The action is the card's one link and covers the card. On hover it replaces the facts. */
function CourseCard({ card, compact, level = 3 }: Props) {
  const Title = `h${level}` as const;
  const { badge, facts, action } = card;
  const rating = <Rating {...card.rating} />;
  const button = card.to && (
    <ButtonLink
      size="small"
      className={`stretched ${styles.action}`}
      to={card.to}
      aria-label={`${action}: ${card.title}`}
    >
      {action}
    </ButtonLink>
  );
  return (
    <article
      className={styles.card}
      data-course=""
      data-hue={card.category.hue}
      data-compact={compact ? "" : undefined}
    >
      <Cover className={styles.cover} cover={card.cover} />
      <p className={`text-card ${styles.badge}`} data-long={/^[^ ]{6,}$/.test(badge) ? "" : undefined}>
        {badge}
      </p>
      <div className={`stack ${styles.body}`}>
        <p className="category">{card.category.label}</p>
        <Title className="text-card">
          <WholeWords text={card.title} />
        </Title>
        {facts.length > 0 && rating}
        <div className={styles.foot}>
          {facts.length > 0 ? <TextList texts={facts} className="row bold text-small" /> : rating}
          {!card.detail && button}
        </div>
      </div>
      {card.detail && (
        <div className={`stack ground text-small ${styles.panel}`}>
          <p className={`text-card ${styles.panelTitle}`} aria-hidden="true">
            {card.title}
          </p>
          <p>{card.detail}</p>
          {button}
        </div>
      )}
    </article>
  );
}

type GridProps = {
  cards: readonly (Props["card"] & { marks?: object })[];
  /** The list's element: `Row` scrolls sideways on phones. */ list?: "ul" | typeof Row;
  className?: string | undefined;
  /** Whether on phones the first is a row like the others. */ even?: boolean;
} & Omit<Props, "card" | "compact">;

export function CourseGrid({ cards, list: List = "ul", className = "", even = false, ...shared }: GridProps) {
  return (
    <List className={`grid ${styles.list} ${className}`}>
      {cards.map((card, index) => (
        <li
          key={index}
          {...card.marks}
          className={styles.cell}
          data-of={List === "ul" ? undefined : cards.length}
        >
          <CourseCard
            card={card}
            compact={List === "ul" && (even || index > 0) && !card.detail}
            {...shared}
          />
        </li>
      ))}
    </List>
  );
}
