import type { Picture } from "../../../site/art/picture.ts";
import { Art } from "../../components/art/art";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { reveal } from "../../hooks/reveal";
import styles from "./offer.module.css";

type Props = {
  offer: {
    eyebrow: string;
    title: string;
    lead?: string | undefined;
    items: readonly { title: string; text: string; tile: Picture }[];
  };
};

/** What there is besides courses: a list with a large tile for each. */
export function Offer({ offer }: Props) {
  return (
    <section className={styles.section} aria-labelledby="offer">
      <div className={`wrap ${styles.inner}`}>
        <SectionHeading
          className={styles.heading}
          eyebrow={offer.eyebrow}
          title={offer.title}
          lead={offer.lead}
          id="offer"
        />
        <ul className={styles.list}>
          {offer.items.map(({ title, text, tile }) => (
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
