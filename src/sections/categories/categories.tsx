import { Art } from "../../components/image/drawn";
import { Chips } from "../../components/chips/chips";
import { Link } from "../../components/link/link";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../page-sections";
import styles from "./categories.module.css";

/** The top categories, as a row of chips or as joined cells. Each is one link. */
export default function Categories({ id, view: { heading, layout, tiles } }: SectionProps<"categories">) {
  if (layout === "chips")
    return (
      <Section heading={heading} id={id}>
        <Chips chips={tiles} />
      </Section>
    );
  return (
    <Section heading={heading} id={id} className={styles.section}>
      <ul className={`joined ${styles.cells}`}>
        {tiles.map(({ title, text, to, hue, tile }, index) => (
          <li key={index} className={`row ${styles.cell}`} data-hue={hue}>
            <Art className={`frame ${styles.tile}`} picture={tile} />
            <div className={styles.words}>
              <h3 className="text-card">
                <Link className="stretched" to={to} label={title} />
              </h3>
              <p className="text-small muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
