import { Art } from "../../components/image/drawn";
import { ButtonLink } from "../../components/button/button";
import { Image } from "../../components/image/image";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../page-sections";
import styles from "./catalogue.module.css";

/** The number of courses as tiles: one each, and one more. */
export default function Catalogue({ id, view: catalogue }: SectionProps<"catalogue">) {
  return (
    <Section
      heading={catalogue}
      id={id}
      className={`deep ${styles.catalogue}`}
      layout="half"
      beside={
        <>
          <p className={`text-heading ${styles.figure}`}>
            <span className={styles.value}>{catalogue.figure.value}</span> {catalogue.figure.label}
          </p>
          <p>{catalogue.text}</p>
          <ButtonLink look="sun" {...catalogue.button} />
        </>
      }
    >
      <div className={styles.tiles}>
        <Image className="frame" image={catalogue.art} />
        <Art className={styles.next} picture={catalogue.next} />
      </div>
    </Section>
  );
}
