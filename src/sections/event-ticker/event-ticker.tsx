import { Marquee } from "../../components/marquee/marquee";
import { TextList } from "../../components/texts/texts";
import type { SectionProps } from "../page-sections";
import styles from "./event-ticker.module.css";

/** The themes of the events, moving at 30 pixels per second. */
export default function EventTicker({ view: { themes, label, labels } }: SectionProps<"event-ticker">) {
  return (
    <div className="quiet">
      <Marquee className={styles.strip} speed={30} label={label} words={labels}>
        <TextList texts={themes} className={styles.themes} item={styles.theme} />
      </Marquee>
    </div>
  );
}
