import type { Picture } from "../../../site/art/picture.ts";
import { Art } from "../../components/art/art";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { reveal } from "../../hooks/reveal";
import styles from "./benefits.module.css";

type Props = {
  heading: { eyebrow: string; title: string; lead?: string | undefined };
  benefits: readonly { title: string; text: string; tile: Picture }[];
};

/** A row of reasons, each under a tile and beside a line. */
export function Benefits({ heading, benefits }: Props) {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHeading {...heading} />
        <ul className={styles.row}>
          {benefits.map(({ title, text, tile }) => (
            <li key={title} className={styles.benefit} ref={reveal}>
              <Art className={styles.tile} picture={tile} />
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
