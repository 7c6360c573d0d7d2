import { Art } from "../../components/image/drawn";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { WholeWords } from "../../components/whole-words/whole-words";
import type { SectionProps } from "../page-sections";
import styles from "./category-path.module.css";

/** Courses in order, as a wall of figures from edge to edge. */
export default function CategoryPath({ id, view: { hue, heading, steps } }: SectionProps<"category-path">) {
  return (
    <section className={`section band ${styles.path}`} data-hue={hue} aria-labelledby={id}>
      <div className="wrap">
        <SectionHeading heading={heading} id={id} />
      </div>
      <ol className={`grid ${styles.steps}`}>
        {steps.map(({ title, why, picture }, index) => (
          <li key={index} className={styles.step}>
            <Art className="frame" picture={picture} />
            <div className={`stack ${styles.words}`}>
              <h3 className="text-card">
                <WholeWords text={title} />
              </h3>
              <p>{why}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
