import { Eyebrow } from "../../components/section-heading/section-heading";
import type { SectionProps } from "../../hooks/this-page";
import { reveal } from "../../hooks/reveal";
import "../../styles/grounds.css";
import styles from "./story.module.css";

/** How it began, beside a stair of figures that rises with them. */
export default function Story({ id, view: story }: SectionProps<"story">) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <Eyebrow>{story.eyebrow}</Eyebrow>
          <h2 className={styles.title} id={id}>
            {story.title}
          </h2>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
        {story.figures.length > 0 && (
          <dl className={styles.stair} ref={reveal}>
            {story.figures.map(({ value, label, ground }) => (
              <div key={label} className={styles.step} data-ground={ground}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
