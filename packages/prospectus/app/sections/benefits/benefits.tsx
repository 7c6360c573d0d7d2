import { Art } from "../../components/art/art";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./benefits.module.css";

/** Reasons, values or offers, each with a tile. On phones every layout is a list. */
export default function Benefits({ id, view: { heading, items, layout, mark } }: SectionProps<"benefits">) {
  return (
    <Section
      heading={heading}
      id={id}
      className={layout === "columns" ? undefined : "quiet"}
      layout={mark ? "aside" : "across"}
      beside={mark && <Art className={styles.mark} picture={mark} />}
    >
      <ul className={styles[layout]}>
        {items.map(({ title, text, tile }) => (
          <li key={title} className={styles.benefit}>
            <Art className={styles.tile} picture={tile} />
            <h3 className={`text-card ${styles.title}`}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
