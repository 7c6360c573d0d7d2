import type { JourneyView } from "../../../site/views/shared.ts";
import { ButtonLink } from "../../components/button/button";
import { Image } from "../../components/image/image";
import styles from "./journey-banner.module.css";

/** The band that closes many pages: “Are you ready to start your journey?” */
export function JourneyBanner({ journey }: { journey: JourneyView }) {
  return (
    <section className={styles.banner} aria-labelledby="journey">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h2 id="journey" className={styles.title}>
            {journey.title}
          </h2>
          <div className={styles.buttons}>
            {journey.buttons.map((button, index) => (
              <ButtonLink key={button.to} to={button.to} look={index === 0 ? "solid" : "line"}>
                {button.label}
              </ButtonLink>
            ))}
          </div>
        </div>
        <Image className={styles.art} image={journey.art} />
      </div>
    </section>
  );
}
