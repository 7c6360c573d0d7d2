import type { careerView } from "../../../site/views/company.ts";
import { Art } from "../../components/art/art";
import { SectionHeading } from "../../components/section-heading/section-heading";
import styles from "./values.module.css";

type View = ReturnType<typeof careerView>["values"];

/** What the provider holds to: a frieze of large tiles, each with its words below. */
export function Values({ values }: { values: View }) {
  const { items, ...heading } = values;
  return (
    <section className={styles.values} aria-labelledby="values">
      <div className="wrap">
        <SectionHeading id="values" className={styles.heading} {...heading} />
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
      </div>
    </section>
  );
}
