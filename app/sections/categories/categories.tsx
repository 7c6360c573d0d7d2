import { Art } from "../../components/art/art";
import { Link } from "../../components/link/link";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./categories.module.css";

/** The top categories as joined cells under one outline. Each cell is one link; hover or focus turns its tile a quarter. */
export default function Categories({ id, view: { heading, tiles } }: SectionProps<"categories">) {
  return (
    <Section heading={heading} id={id} className={styles.section}>
      <ul className={`joined ${styles.cells}`}>
        {tiles.map(({ title, courses, to, hue, tile }) => (
          <li key={title} className={`row ${styles.cell}`} data-hue={hue}>
            <span className={styles.frame}>
              <Art className={`frame ${styles.tile}`} picture={tile} />
            </span>
            <div className={styles.words}>
              <h3 className="text-card">
                <Link className="stretched" to={to}>
                  {title}
                </Link>
              </h3>
              <p className="text-small muted">{courses}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
