import { Art } from "../../components/image/drawn";
import { Link } from "../../components/link/link";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../page-sections";
import styles from "./categories.module.css";

const looks = {
  cells: { section: styles.section, list: `joined ${styles.cells}`, entry: `row ${styles.cell}` },
  chips: { section: undefined, list: `grid ${styles.chips}`, entry: styles.chip },
};

/** The top categories, as a row of chips or as joined cells. Each is one link. */
export default function Categories({ id, view: { heading, layout, tiles } }: SectionProps<"categories">) {
  const { section, list, entry } = looks[layout];
  return (
    <Section heading={heading} id={id} className={section}>
      <ul className={list}>
        {tiles.map(({ title, text, to, hue, tile }, index) => (
          <li key={index} className={entry} data-hue={hue}>
            <Art className="frame" picture={tile} />
            <div className={styles.words}>
              <h3 className="text-card">
                <Link className="stretched" to={to} label={title} />
              </h3>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
