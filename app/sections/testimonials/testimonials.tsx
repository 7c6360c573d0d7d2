import { Fragment, useRef } from "react";
import type { PageView } from "../../../site/pages.ts";
import type { HeadingView } from "../../../site/views/band.ts";
import { ArrowIcon } from "../../components/icon/icon";
import { Image } from "../../components/image/image";
import { Eyebrow } from "../../components/section-heading/section-heading";
import styles from "./testimonials.module.css";

type View = PageView<"home">;
type Said = NonNullable<View["testimonials"]>;
type Props = {
  heading: HeadingView;
  entries: Said["entries"];
  figures?: Said["figures"];
  labels: Pick<View["labels"], "previous" | "next">;
  /** Tells the radio buttons of several such sections apart. */ name: string;
};

/**
 * What learners say, one at a time. Each entry is chosen by a radio button, so that it works without JavaScript; previous and
 * next move between them and start again at the end.
 */
export function Testimonials({ heading, entries, figures, labels, name }: Props) {
  const choices = useRef<HTMLFieldSetElement>(null);
  const step = (by: 1 | -1) => {
    const inputs = [...(choices.current?.querySelectorAll("input") ?? [])];
    const at = inputs.findIndex(({ checked }) => checked);
    const next = inputs[(at + by + inputs.length) % inputs.length];
    if (next) next.checked = true;
  };
  return (
    <section className="section deep" aria-labelledby={`${name}-title`}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.head}>
          <div>
            <Eyebrow>{heading.eyebrow}</Eyebrow>
            <h2 id={`${name}-title`} className={styles.title}>
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
        <fieldset ref={choices} className={styles.choices}>
          <legend className="unseen">{heading.title}</legend>
          <button
            type="button"
            className={styles.arrow}
            aria-label={labels.previous}
            onClick={() => step(-1)}
          >
            <ArrowIcon />
          </button>
          {entries.map(({ quote, author }, index) => (
            <Fragment key={quote}>
              <label className={styles.choice}>
                <input
                  className="unseen"
                  type="radio"
                  name={name}
                  defaultChecked={index === 0}
                  aria-label={author.name}
                />
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
          <button type="button" className={styles.arrow} aria-label={labels.next} onClick={() => step(1)}>
            <ArrowIcon />
          </button>
        </fieldset>
      </div>
    </section>
  );
}
