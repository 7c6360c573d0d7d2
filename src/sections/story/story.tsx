import { Section } from "../../components/section/section";
import { Paragraphs } from "../../components/texts/texts";
import type { SectionProps } from "../page-sections";
import styles from "./story.module.css";

/** The owner's story, beside numbers. */
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
          {story.figures.map(({ value, label }, index) => (
            <div key={index} className={styles.figure}>
              <dt className="text-lead">{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
