import { Art } from "../../components/image/drawn";
import { cx } from "../../components/cx";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../page-sections";
import styles from "./benefits.module.css";

/** Reasons, values or offers, each with a tile. On phones every layout is a list. */
export default function Benefits({ id, view: { heading, items, layout, mark } }: SectionProps<"benefits">) {
  return (
    <Section
      heading={heading}
      id={id}
      className={layout === "columns" ? styles.fields : "quiet"}
      layout={mark ? "aside" : "across"}
      beside={mark && <Art className={styles.mark} picture={mark} />}
    >
      <ul className={styles[layout]}>
        {items.map(({ title, text, tile, ground }, index) => (
          <li key={index} data-hue={ground} className={cx(styles.benefit, ground && "ground")}>
            <Art className={styles.tile} picture={tile} />
            <h3 className="text-card">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
