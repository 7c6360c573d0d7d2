import { ButtonLink } from "../../components/button/button";
import { Link } from "../../components/link/link";
import type { SectionProps } from "../page-sections";
import styles from "./journey.module.css";

/** The end of a page: a question on the page's colour, and two links as tiles. On home, a line for visitors with questions precedes it. */
export default function Journey({ id, view: { hue, title, buttons, questions } }: SectionProps<"journey">) {
  return (
    <>
      {questions && (
        <section className="quiet" aria-labelledby={`${id}-questions`}>
          <div className={`row apart wrap ${styles.questions}`}>
            <h2 id={`${id}-questions`} className="text-section">
              {questions.title}
            </h2>
            <p>{questions.lead}</p>
            <ButtonLink look="line" {...questions.button} />
          </div>
        </section>
      )}
      <section className={`band ${styles.journey}`} data-hue={hue} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {buttons.map((button, index) => (
          <Link
            key={index}
            className={`row apart text-card unlined ${index === 0 ? "deep" : ""} ${styles.way}`}
            {...button}
          />
        ))}
      </section>
    </>
  );
}
