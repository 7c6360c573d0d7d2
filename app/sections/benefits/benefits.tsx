import type { PageView } from "../../../site/pages.ts";
import { Art } from "../../components/art/art";
import { Section } from "../../components/section/section";
import styles from "./benefits.module.css";

type View = NonNullable<PageView<"home">["why"]>;

/** A row of reasons, each under a tile and beside a line. */
export function Benefits({ heading, benefits }: { heading: View; benefits: View["benefits"] }) {
  return (
    <Section heading={heading} layout="across">
      <ul className={styles.row}>
        {benefits.map(({ title, text, tile }) => (
          <li key={title} className={styles.benefit}>
            <Art className={styles.tile} picture={tile} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
