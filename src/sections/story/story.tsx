import { Art } from "../../components/image/drawn";
import { Section } from "../../components/section/section";
import { Paragraphs } from "../../components/texts/texts";
import type { SectionProps } from "../page-sections";
import styles from "./story.module.css";

/** The owner's story, beside figures with a picture each. */
export default function Story({ id, view: story }: SectionProps<"story">) {
  return (
    <Section
      heading={story}
      id={id}
      layout="half"
      beside={<Paragraphs texts={story.paragraphs} first="text-lead" />}
    >
      {story.figures.length > 0 && (
        <dl className={styles.figures}>
          {story.figures.map(({ value, label, ground, picture }, index) => (
            <div key={index} className={`ground ${styles.figure}`} data-hue={ground}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                <Art className={styles.picture} picture={picture} />
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
