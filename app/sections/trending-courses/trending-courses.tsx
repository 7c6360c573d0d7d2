import type { CourseCardView } from "../../../site/views/shared.ts";
import { Image } from "../../components/image/image";
import { Link } from "../../components/link/link";
import { Rating } from "../../components/rating/rating";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { reveal } from "../../hooks/reveal";
import styles from "./trending-courses.module.css";

type Props = {
  heading: { eyebrow: string; title: string; lead?: string | undefined };
  cards: readonly CourseCardView[];
  labels: { rated: string; courseDetails: string };
};

/** Four courses with a detail panel that rises on hover or focus, and simply stands there where nothing hovers. */
export function TrendingCourses({ heading, cards, labels }: Props) {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHeading {...heading} />
        <ul className={styles.grid}>
          {cards.map((card) => (
            <li key={card.key} className={styles.card} data-category={card.category} ref={reveal}>
              <Image className={styles.cover} image={card.cover} />
              <div className={styles.body}>
                <p className={styles.label}>{card.label}</p>
                <h3 className={styles.title}>
                  <Link to={card.to}>{card.title}</Link>
                </h3>
                <ul className={styles.facts}>
                  <li>{card.lessons}</li>
                  <li>{card.enrolled}</li>
                </ul>
              </div>
              <div className={styles.panel}>
                <p className={styles.panelTitle} aria-hidden="true">
                  {card.title}
                </p>
                <Rating text={card.rating} label={labels.rated} />
                <p className={styles.detail}>{card.detail}</p>
                <span className={styles.action} aria-hidden="true">
                  {labels.courseDetails}
                </span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
