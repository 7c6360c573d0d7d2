import type { ComponentProps } from "react";
import type { PageView } from "../../../site/views/page-views.ts";
import { Art } from "../../components/art/art";
import { Marquee } from "../../components/marquee/marquee";
import styles from "./university-strip.module.css";

/** The strip's speed in CSS pixels per second (specification, section 9). */
const speed = 70;

type Props = Pick<PageView<"home">, "universities"> & Pick<ComponentProps<typeof Marquee>, "words">;

/** The scrolling strip of the universities. */
export function UniversityStrip({ universities, words }: Props) {
  return (
    <section className={styles.strip} aria-label={universities.label}>
      <div className={`wrap ${styles.inner}`}>
        <h2 className={styles.label}>{universities.label}</h2>
        <Marquee className={styles.marquee} speed={speed} label={universities.label} words={words}>
          {universities.names.map(({ name, tile }) => (
            <span key={name} className={styles.name}>
              <Art className={styles.mark} picture={tile} />
              {name}
            </span>
          ))}
        </Marquee>
      </div>
    </section>
  );
}
