import { Art } from "../../components/art/art";
import { ButtonLink } from "../../components/button/button";
import { Image } from "../../components/image/image";
import { Eyebrow } from "../../components/section-heading/section-heading";
import type { SectionProps } from "../../hooks/this-page";
import { reveal } from "../../hooks/reveal";
import styles from "./catalogue.module.css";

/** How many courses there are, counted in tiles: one for each, and one more. */
export default function Catalogue({ id, view: catalogue }: SectionProps<"catalogue">) {
  return (
    <section className="section deep" aria-labelledby={id}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <Eyebrow>{catalogue.eyebrow}</Eyebrow>
          <h2 className={styles.title} id={id}>
            {catalogue.title}
          </h2>
          <p className={styles.figure}>
            <span className={styles.value}>{catalogue.figure.value}</span> {catalogue.figure.label}
          </p>
          <p className={styles.text}>{catalogue.text}</p>
          <ButtonLink look="sun" to={catalogue.button.to}>
            {catalogue.button.label}
          </ButtonLink>
        </div>
        <div className={styles.tiles} ref={reveal}>
          <Image className={styles.art} image={catalogue.art} />
          <Art className={styles.next} picture={catalogue.next} />
        </div>
      </div>
    </section>
  );
}
