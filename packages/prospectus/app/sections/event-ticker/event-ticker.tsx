import { Marquee } from "../../components/marquee/marquee";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./event-ticker.module.css";

/** The themes of the events, moving at 30 pixels per second. */
export default function EventTicker({ view: { themes, label, labels } }: SectionProps<"event-ticker">) {
  return (
    <div className="quiet">
      <Marquee className={styles.strip} speed={30} label={label} words={labels}>
        <ul className={styles.themes}>
          {themes.map((theme) => (
            <li key={theme} className={styles.theme}>
              {theme}
            </li>
          ))}
        </ul>
      </Marquee>
    </div>
  );
}
