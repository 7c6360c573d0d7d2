import { Art } from "../../components/art/art";
import { SectionHeading } from "../../components/section-heading/section-heading";
import type { SectionProps } from "../../hooks/this-page";
import { reveal } from "../../hooks/reveal";
import styles from "./offer.module.css";

/** What there is besides courses: a list with a large tile for each. */
export function Offer({ id, view: { heading, items } }: SectionProps<"benefits">) {
  return (
    <section className="section quiet" aria-labelledby={id}>
      <div className={`wrap ${styles.inner}`}>
        <SectionHeading className={styles.heading} heading={heading} id={id} />
        <ul className={styles.list}>
          {items.map(({ title, text, tile }) => (
            <li key={title} className={styles.item} ref={reveal}>
              <Art className={styles.tile} picture={tile} />
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
