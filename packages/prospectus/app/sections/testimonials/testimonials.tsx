import { Fragment } from "react";
import { useChoice } from "../../components/choice/use-choice";
import { ArrowIcon } from "../../components/icon/icon";
import { Image } from "../../components/image/image";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./testimonials.module.css";

/**
 * What learners say, one at a time. Each entry is chosen by a radio button, so that it works without JavaScript; previous and
 * next move between them and start again at the end.
 */
export default function Testimonials({ id, view }: SectionProps<"testimonials">) {
  const { heading, entries, figures, labels } = view;
  const { choose, radio } = useChoice<number>(0);
  const arrow = (label: string, by: 1 | -1) =>
    entries.length > 1 && (
      <button
        type="button"
        className={`square unprinted ${styles.arrow}`}
        data-framed=""
        aria-label={label}
        onClick={() => choose((at = 0) => (at + by + entries.length) % entries.length)}
      >
        <ArrowIcon />
      </button>
    );
  return (
    <Section
      heading={heading}
      id={`${id}-title`}
      className="deep"
      beside={
        figures && (
          <dl className={`row ${styles.figures}`}>
            {figures.map(({ value, label }) => (
              <div key={label} className={styles.figure}>
                <dt>{label}</dt>
                <dd className={`text-section ${styles.value}`}>{value}</dd>
              </div>
            ))}
          </dl>
        )
      }
    >
      <fieldset className={styles.choices}>
        <legend className="unseen">{heading.title}</legend>
        {arrow(labels.previous, -1)}
        {entries.map(({ quote, author }, index) => (
          <Fragment key={quote}>
            {entries.length > 1 && (
              <label className={`square unprinted ${styles.choice}`}>
                <input className="check-box" name={id} aria-label={author.name} {...radio(index)} />
              </label>
            )}
            <figure className={styles.entry}>
              <Image className={`frame ${styles.portrait}`} image={author.portrait} />
              <blockquote className={styles.quote}>
                <p>{quote}</p>
              </blockquote>
              <figcaption className="muted">
                <span className={`bold ${styles.name}`}>{author.name}</span>, {author.role}
              </figcaption>
            </figure>
          </Fragment>
        ))}
        {arrow(labels.next, 1)}
      </fieldset>
    </Section>
  );
}
