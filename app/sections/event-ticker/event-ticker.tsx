import { view as labels } from "virtual:content/labels";
import { Marquee } from "../../components/marquee/marquee";
import styles from "./event-ticker.module.css";

/** What the events were about, moving past at 30 pixels per second. */
export function EventTicker({ themes, label }: { themes: readonly string[]; label: string }) {
  const { pause, play } = labels;
  return (
    <div className={styles.ticker}>
      <Marquee className={styles.strip} speed={30} label={label} words={{ pause, play }}>
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
