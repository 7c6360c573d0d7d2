import type { PageView } from "../../../site/pages.ts";
import { Image } from "../../components/image/image";
import { Details } from "./details";
import { FeatureList } from "./feature-list";
import styles from "./overview.module.css";

/** The first tab: what the course is about, what it offers and for whom. */
export function Overview({ course }: { course: PageView<"course"> }) {
  const { overview, photograph } = course;
  const words = course.words.overview;
  return (
    <div className={styles.overview}>
      <div className={styles.description}>
        <h2 className={styles.title}>{words.description}</h2>
        {overview.description.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
      <div className={styles.features}>
        {photograph && <Image className={styles.cover} image={photograph} />}
        <div className={styles.panel}>
          <h2 className={styles.small}>{words.features}</h2>
          <FeatureList items={overview.features} />
        </div>
      </div>
      <Details {...overview} />
      <div className={styles.audience}>
        <h2 className={styles.small}>{words.audience}</h2>
        <ul className={styles.people}>
          {overview.audience.map((whom) => (
            <li key={whom} className={styles.person}>
              <span className={styles.tile} />
              {whom}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
