import type { PageView } from "../../../site/views/page-views.ts";
import { Image } from "../../components/image/image";
import { Link } from "../../components/link/link";
import { Rating } from "../../components/rating/rating";
import { Section } from "../../components/section/section";
import { reveal } from "../../hooks/reveal";
import styles from "./trending-courses.module.css";

type View = PageView<"home">;
type Props = Pick<View, "labels"> & { heading: View["trending"]; cards: View["trending"]["cards"] };

/** Four courses with a detail panel that rises on hover or focus, and simply stands there where nothing hovers. */
export function TrendingCourses({ heading, cards, labels }: Props) {
  return (
    <Section heading={heading}>
      <ul className={styles.grid}>
        {cards.map((card) => (
          <li key={card.cover.src} className={styles.card} data-hue={card.category.hue} ref={reveal}>
            <Image className={styles.cover} image={card.cover} />
            <div className={styles.body}>
              <p className="category">{card.category.label}</p>
              <h3 className={styles.title}>
                <Link className="stretched" to={card.to}>
                  {card.title}
                </Link>
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
    </Section>
  );
}
