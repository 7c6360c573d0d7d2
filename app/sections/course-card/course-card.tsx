import { view as labels } from "virtual:content/labels";
import type { CourseCardView } from "../../../site/views/shared.ts";
import { Cover } from "../../components/cover/cover";
import { Rating } from "../../components/rating/rating";
import styles from "./course-card.module.css";

type Props = {
  card: CourseCardView;
  /** What lies over the facts while the card is hovered or has focus. */
  action?: "courseDetails" | "buyCourse";
  level?: 2 | 3;
};

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
          <a href={card.to}>{card.title}</a>
        </Title>
        <Rating className={styles.rating} text={card.rating} label={labels.rated} />
        <div className={styles.foot}>
          <ul className={styles.facts}>
            <li>{card.lessons}</li>
            <li>{card.enrolled}</li>
          </ul>
          {/* The title is the link; this repeats its face for those who point. */}
          <span className={styles.action} aria-hidden="true">
            {labels[action]}
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
