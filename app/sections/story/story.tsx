import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./story.module.css";

/** How it began, beside a stair of figures that rises with them. */
export default function Story({ id, view: story }: SectionProps<"story">) {
  return (
    <Section
      heading={story}
      id={id}
      layout="half"
      beside={story.paragraphs.map((paragraph, index) => (
        <p key={paragraph} className={index === 0 ? "text-lead" : undefined}>
          {paragraph}
        </p>
      ))}
    >
      {story.figures.length > 0 && (
        <dl className={styles.stair}>
          {story.figures.map(({ value, label, ground }) => (
            <div key={label} className={`ground ${styles.step}`} data-hue={ground}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
