import type { MouseEvent } from "react";
import { Link } from "react-router";
import { view as shell } from "virtual:content/shell";
import type { CourseCardView } from "../../content/views/shared.ts";
import { Cover } from "../../components/cover/cover";
import { isPlainClick } from "../../components/tabs/plain-click";
import { Rating } from "../../components/rating/rating";
import styles from "./course-card.module.css";

type Props = {
  card: CourseCardView;
  /** What lies over the facts while the card is hovered or has focus. */
  action?: "courseDetails" | "buyCourse";
  level?: 2 | 3;
};

/** Names the clicked card, so that its cover can grow into the strip of the course page. */
function markOpening(event: MouseEvent<HTMLAnchorElement>): void {
  if (isPlainClick(event)) event.currentTarget.closest("article")?.setAttribute("data-opening", "");
}

/**
 * A course in a list. The title is the card's one link and its face covers the whole card; hover or focus lifts the action over
 * the facts without moving anything, and where there is no hover both show.
 */
export function CourseCard({ card, action = "courseDetails", level = 3 }: Props) {
  const Title = `h${level}` as const;
  return (
    <article className={styles.card} data-category={card.category}>
      <div className={styles.cover}>
        <Cover cover={card.cover} />
        <p className={styles.badge}>{card.badge}</p>
      </div>
      <div className={styles.body}>
        <p className={styles.label}>{card.label}</p>
        <Title className={styles.title}>
          <Link to={card.to} prefetch="intent" viewTransition onClick={markOpening}>
            {card.title}
          </Link>
        </Title>
        <Rating className={styles.rating} text={card.rating} label={shell.labels.rated} />
        <div className={styles.foot}>
          <ul className={styles.facts}>
            <li>{card.lessons}</li>
            <li>{card.enrolled}</li>
          </ul>
          {/* The title is the link; this repeats its face for those who point. */}
          <span className={styles.action} aria-hidden="true">
            {shell.labels[action]}
          </span>
        </div>
      </div>
    </article>
  );
}

/** A grid of course cards. */
export function CourseGrid({
  cards,
  action,
  level,
}: { cards: readonly CourseCardView[] } & Omit<Props, "card">) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={card.key} className={styles.cell} data-reveal="">
          <CourseCard card={card} {...(action ? { action } : {})} {...(level ? { level } : {})} />
        </li>
      ))}
    </ul>
  );
}
