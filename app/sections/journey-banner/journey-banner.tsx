import type { JourneyView } from "../../../site/views/journey.ts";
import { ButtonLink } from "../../components/button/button";
import { Image } from "../../components/image/image";
import styles from "./journey-banner.module.css";

/** The band that closes many pages: “Are you ready to start your journey?” Whoever means to start sees the last piece fall into place. */
export function JourneyBanner({ journey }: { journey: JourneyView }) {
  const { title, buttons, hue, piece, art, column, composition } = journey;
  return (
    <section
      className={styles.banner}
      data-hue={hue}
      data-composition={composition}
      aria-labelledby="journey"
    >
      <div className={styles.words}>
        <h2 id="journey" className={styles.title}>
          {title}
        </h2>
        <div className={styles.buttons}>
          {buttons.map((button, index) => (
            <ButtonLink key={button.to} to={button.to} look={index === 0 ? "solid" : "line"}>
              {button.label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <div className={styles.mosaic}>
        <Image className={styles.art} image={art} />
        <div className={styles.piece} data-hue={piece} data-column={column} />
      </div>
    </section>
  );
}
