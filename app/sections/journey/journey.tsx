import { ButtonLink } from "../../components/button/button";
import { Image } from "../../components/image/image";
import { SectionHeading } from "../../components/section-heading/section-heading";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./journey.module.css";
import besides from "./questions-banner.module.css";

/** What closes many pages: the band “Are you ready to start your journey?”, and on some, beside it, “Still have questions?”. */
export default function Journey({ id, view: { journey, questions } }: SectionProps<"journey">) {
  const band = journey && <Band id={id} journey={journey} />;
  if (!questions) return band;
  return (
    <div className={besides.pair}>
      <section className={`quiet ${besides.banner}`} aria-labelledby={`${id}-questions`}>
        <SectionHeading className={besides.words} heading={questions} id={`${id}-questions`}>
          <ButtonLink {...questions.button} />
        </SectionHeading>
        <Image className={`frame ${besides.art}`} image={questions.art} />
      </section>
      {band}
    </div>
  );
}

type BandProps = { id: string; journey: NonNullable<SectionProps<"journey">["view"]["journey"]> };

/** Whoever means to start sees the last piece fall into place. */
function Band({ id, journey }: BandProps) {
  const { title, buttons, hue, piece, art, composition } = journey;
  return (
    <section
      className={`ground ${styles.banner}`}
      data-hue={hue}
      data-composition={composition}
      aria-labelledby={id}
    >
      <div className={`wrap stack ${styles.words}`}>
        <h2 id={id} className={`text-section ${styles.title}`}>
          {title}
        </h2>
        <div className={`row ${styles.buttons}`}>
          {buttons.map((button, index) => (
            <ButtonLink key={button.to} {...button} look={index === 0 ? "solid" : "line"} />
          ))}
        </div>
      </div>
      <div className={styles.mosaic}>
        {art.map((part) => (
          <Image key={part.src} className={`frame ${styles.art}`} image={part} />
        ))}
        <div className={`ground ${styles.piece}`} data-hue={piece} />
      </div>
    </section>
  );
}
