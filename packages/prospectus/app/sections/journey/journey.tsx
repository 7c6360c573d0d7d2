import { ButtonLink } from "../../components/button/button";
import { Image } from "../../components/image/image";
import { SectionHeading } from "../../components/section-heading/section-heading";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./journey.module.css";

/**
 * What closes many pages: the band “Are you ready to start your journey?”, and on some, beside it, “Still have questions?”. Whoever
 * means to start sees the last piece fall into place.
 */
export default function Journey({ id, view: { journey, questions } }: SectionProps<"journey">) {
  const band = journey && (
    <section
      className={`ground ${styles.banner}`}
      data-hue={journey.hue}
      data-composition={journey.composition}
      aria-labelledby={id}
    >
      <div className={`wrap stack ${styles.words}`}>
        <h2 id={id} className={`text-section ${styles.title}`}>
          {journey.title}
        </h2>
        <div className={`row ${styles.buttons}`}>
          {journey.buttons.map((button, index) => (
            <ButtonLink key={button.to} {...button} look={index === 0 ? "solid" : "line"} />
          ))}
        </div>
      </div>
      <div className={styles.mosaic}>
        {journey.art.map((part) => (
          <Image key={part.src} className={`frame ${styles.art}`} image={part} />
        ))}
        <div className={`ground ${styles.piece}`} data-hue={journey.piece} />
      </div>
    </section>
  );
  if (!questions) return band;
  return (
    <div className={`split ${styles.pair}`}>
      <section className={`quiet ${styles.questions}`} aria-labelledby={`${id}-questions`}>
        <SectionHeading className={styles.invitation} heading={questions} id={`${id}-questions`}>
          <ButtonLink {...questions.button} />
        </SectionHeading>
        <Image className={`frame ${styles.drawing}`} image={questions.art} />
      </section>
      {band}
    </div>
  );
}
