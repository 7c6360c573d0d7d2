import type { ComponentProps } from "react";
import type { PageView } from "../../../site/pages.ts";
import { Marquee } from "../../components/marquee/marquee";
import styles from "./university-strip.module.css";

/** The strip's speed in CSS pixels per second (specification, section 9). */
const speed = 70;

type Props = { universities: NonNullable<PageView<"home">["universities"]> } & Pick<
  ComponentProps<typeof Marquee>,
  "words"
>;

/** The scrolling strip of the universities. */
export function UniversityStrip({ universities, words }: Props) {
  return (
    <section className={styles.strip} aria-label={universities.label}>
      <div className={`wrap ${styles.inner}`}>
        <h2 className={styles.label}>{universities.label}</h2>
        <Marquee className={styles.marquee} speed={speed} label={universities.label} words={words}>
          {universities.names.map(({ name, mark }) => (
            <span key={name} className={styles.name}>
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
