import type { PageView } from "../../../site/pages.ts";
import { Image } from "../../components/image/image";
import { Details } from "./details";
import { FeatureList } from "./feature-list";
import styles from "./overview.module.css";

/** The first tab: what the course is about, what it offers and for whom. */
export function Overview({ course }: { course: PageView<"course"> }) {
  const { overview, photograph } = course;
  const [lead, ...others] = overview.description;
  const text = others.length > 0 && (
    <div className={styles.text}>
      {others.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
  // A lead with its figure is about as tall as the features beside it.
  const across = overview.diagram && !photograph;
  const words = course.words.overview;
  return (
    <div className={`split ${styles.overview}`}>
      <div>
        <h2 className={`text-heading ${styles.title}`}>{words.description}</h2>
        <p className={styles.lead}>{lead}</p>
        {overview.diagram && <Image className={`frame ${styles.diagram}`} image={overview.diagram} />}
        {!across && text}
      </div>
      {across && text}
      <div className={styles.features}>
        {photograph && <Image className="frame" image={photograph} />}
        <div className={styles.panel}>
          <h2 className={`text-card ${styles.title}`}>{words.features}</h2>
          <FeatureList items={overview.features} />
        </div>
      </div>
      <Details {...overview} />
      <div className={styles.audience}>
        <h2 className={`text-card ${styles.title}`}>{words.audience}</h2>
        <ul className={`row joined ${styles.people}`}>
          {overview.audience.map(({ who, figure }) => (
            <li key={who} className={`stack ${styles.person}`}>
              <Image className={`frame unprinted ${styles.tile}`} image={figure} />
              {who}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
