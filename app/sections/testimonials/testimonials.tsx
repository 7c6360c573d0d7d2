import { Fragment } from "react";
import { useChoice } from "../../components/choice/use-choice";
import { ArrowIcon } from "../../components/icon/icon";
import { Image } from "../../components/image/image";
import { Eyebrow } from "../../components/section-heading/section-heading";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./testimonials.module.css";

/**
 * What learners say, one at a time. Each entry is chosen by a radio button, so that it works without JavaScript; previous and
 * next move between them and start again at the end.
 */
export default function Testimonials({ id, view }: SectionProps<"testimonials">) {
  const { heading, entries, figures, labels } = view;
  const { choose, radio } = useChoice<number>(0);
  const step = (by: 1 | -1) => choose((at = 0) => (at + by + entries.length) % entries.length);
  return (
    <section className="section deep" aria-labelledby={`${id}-title`}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.head}>
          <div>
            <Eyebrow>{heading.eyebrow}</Eyebrow>
            <h2 id={`${id}-title`} className={styles.title}>
              {heading.title}
            </h2>
          </div>
          {figures && (
            <dl className={styles.figures}>
              {figures.map(({ value, label }) => (
                <div key={label} className={styles.figure}>
                  <dt className={styles.figureLabel}>{label}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <fieldset className={styles.choices}>
          <legend className="unseen">{heading.title}</legend>
          {entries.length > 1 && (
            <button
              type="button"
              className={styles.arrow}
              aria-label={labels.previous}
              onClick={() => step(-1)}
            >
              <ArrowIcon />
            </button>
          )}
          {entries.map(({ quote, author }, index) => (
            <Fragment key={quote}>
              <label className={styles.choice}>
                <input className="unseen" name={id} aria-label={author.name} {...radio(index)} />
              </label>
              <figure className={styles.entry}>
                <Image className={styles.portrait} image={author.portrait} />
                <blockquote className={styles.quote}>
                  <p>{quote}</p>
                </blockquote>
                <figcaption className={styles.author}>
                  <span className={styles.name}>{author.name}</span>, {author.role}
                </figcaption>
              </figure>
            </Fragment>
          ))}
          {entries.length > 1 && (
            <button type="button" className={styles.arrow} aria-label={labels.next} onClick={() => step(1)}>
              <ArrowIcon />
            </button>
          )}
        </fieldset>
      </div>
    </section>
  );
}
