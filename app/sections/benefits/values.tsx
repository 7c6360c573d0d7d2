import { Art } from "../../components/art/art";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./values.module.css";

/** What the provider holds to: a frieze of large tiles, each with its words below. */
export function Values({ id, view: { heading, items } }: SectionProps<"benefits">) {
  return (
    <Section heading={heading} id={id} className="quiet">
      <ul className={styles.frieze}>
        {items.map((item) => (
          <li key={item.title} className={styles.value}>
            <Art className={styles.tile} picture={item.tile} />
            <div className={styles.words}>
              <h3 className={styles.title}>{item.title}</h3>
              <p className={styles.text}>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
