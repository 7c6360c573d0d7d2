import { Marquee } from "../../components/marquee/marquee";
import styles from "./event-ticker.module.css";

type Props = { themes: readonly string[]; label: string; words: { pause: string; play: string } };

/** What the events were about, moving past at 30 pixels per second. */
export function EventTicker({ themes, label, words }: Props) {
  return (
    <div className={styles.ticker}>
      <Marquee className={styles.strip} speed={30} label={label} words={words}>
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
