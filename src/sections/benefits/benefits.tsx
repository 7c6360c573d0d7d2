import { Art } from "../../components/image/drawn";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../page-sections";
import styles from "./benefits.module.css";

/** Reasons, values or offers: lines of words, or each with a tile. On phones every layout is a list. */
export default function Benefits({ id, view: { heading, items, layout } }: SectionProps<"benefits">) {
  return (
    <Section heading={heading} id={id} className={layout === "lines" ? undefined : "quiet"} layout="across">
      <ul className={styles[layout]}>
        {items.map(({ title, text, tile }, index) => (
          <li key={index} className={styles.benefit}>
            {tile && <Art className={styles.tile} picture={tile} />}
            <h3 className={layout === "lines" ? "text-heading" : "text-card"}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
