import { Fragment } from "react";
import { useChoice } from "../../components/choice/use-choice";
import { ArrowIcon } from "../../components/icon/icon";
import { Image } from "../../components/image/image";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../page-sections";
import styles from "./testimonials.module.css";

/** Testimonials, one at a time. Radio buttons choose an entry, so it works without JavaScript; previous and next wrap around. */
export default function Testimonials({ id, view }: SectionProps<"testimonials">) {
  const { heading, entries, figures, labels } = view;
  const { choose, chosen, group, radio } = useChoice("0");
  const move = (by: 1 | -1) => choose(`${(Number(chosen) + by + entries.length) % entries.length}`);
  return (
    <Section
      heading={heading}
      id={`${id}-title`}
      className={figures ? "deep" : `band ${styles.bright}`}
      beside={
        figures && (
          <dl className={`row ${styles.figures}`}>
            {figures.map(({ value, label }, index) => (
              <div key={index} className={styles.figure}>
                <dt className="text-lead">{label}</dt>
                <dd className={`text-section ${styles.value}`}>{value}</dd>
              </div>
            ))}
          </dl>
        )
      }
    >
      <div ref={group} role="group" aria-label={heading.title} className={styles.choices}>
        {entries.length > 1 && <Arrow label={labels.previous} onClick={() => move(-1)} />}
        {entries.map(({ quote, author }, index) => (
          <Fragment key={index}>
            {entries.length > 1 && (
              <label className={`square unprinted ${styles.choice}`}>
                <input
                  className="check-box"
                  type="radio"
                  name={id}
                  aria-label={author.name}
                  {...radio(`${index}`)}
                />
              </label>
            )}
            <figure className={styles.entry}>
              <Image className={`frame ${styles.portrait}`} image={author.portrait} />
              <blockquote className={styles.quote}>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <b className="bold">{author.name}</b>, <span className="muted">{author.role}</span>
              </figcaption>
            </figure>
          </Fragment>
        ))}
        {entries.length > 1 && <Arrow label={labels.next} onClick={() => move(1)} />}
      </div>
    </Section>
  );
}

/** The button to the previous or next entry. */
function Arrow({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={`square unprinted ${styles.arrow}`}
      data-framed=""
      aria-label={label}
      onClick={onClick}
    >
      <ArrowIcon />
    </button>
  );
}
