import { Marquee } from "../../components/marquee/marquee";
import type { SectionProps } from "../page-sections";
import styles from "./universities.module.css";

/** The strip's speed in CSS pixels per second (specification, section 9). */
const speed = 70;

export default function Universities({ view: { label, names, labels } }: SectionProps<"universities">) {
  return (
    <section className={`unprinted ${styles.strip}`} aria-label={label}>
      <div className={`wrap split early ${styles.inner}`}>
        <h2 className={styles.label}>{label}</h2>
        <Marquee className={styles.marquee} speed={speed} label={label} words={labels}>
          {names.map(({ name, mark }, index) => (
            <span key={index} className={`row ${styles.name}`}>
              <svg className={styles.mark} viewBox="0 0 100 100" aria-hidden="true">
                <path d={mark} />
              </svg>
              {name}
            </span>
          ))}
        </Marquee>
      </div>
    </section>
  );
}
