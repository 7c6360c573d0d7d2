import { ButtonLink } from "../../components/button/button";
import { Image } from "../../components/image/image";
import { Link } from "../../components/link/link";
import { SectionHeading } from "../../components/section-heading/section-heading";
import type { SectionProps } from "../page-sections";
import styles from "./journey.module.css";

/** The closing band of many pages: a question, buttons as tiles, and a mosaic of the page's shapes. */
export default function Journey({ id, view: journey }: SectionProps<"journey">) {
  const { questions } = journey;
  return (
    <>
      {questions && (
        <section className="wrap" aria-labelledby={`${id}-questions`}>
          <SectionHeading className={styles.invitation} heading={questions} id={`${id}-questions`}>
            <ButtonLink {...questions.button} />
          </SectionHeading>
        </section>
      )}
      <section className={styles.ending} aria-labelledby={id}>
        <div className={styles.grid} data-hue={journey.hue}>
          <div className={`ground ${styles.question}`}>
            <h2 id={id} className={styles.title}>
              {journey.title}
            </h2>
          </div>
          {journey.buttons.map((button, index) => (
            <Link
              key={index}
              {...button}
              className={`unlined text-card ${index === 0 ? "band" : "ground"} ${styles.tile}`}
              data-hue={index === 0 ? journey.first : journey.last}
            />
          ))}
          <Image className={`frame ${styles.art}`} image={journey.art} />
        </div>
      </section>
    </>
  );
}
