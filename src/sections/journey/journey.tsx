import { ButtonLink } from "../../components/button/button";
import type { SectionProps } from "../page-sections";
import styles from "./journey.module.css";

/** The end of many pages: a question and its buttons on one quiet line. On home it shares the line with visitors' questions. */
export default function Journey({ id, view: { title, buttons, questions } }: SectionProps<"journey">) {
  const ask = (
    <>
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <div className="row">
        {buttons.map((button, index) => (
          <ButtonLink key={index} {...button} look={index === 0 ? "solid" : "line"} />
        ))}
      </div>
    </>
  );
  if (!questions)
    return (
      <section className="wrap" aria-labelledby={id}>
        <div className={`row apart ${styles.ask}`}>{ask}</div>
      </section>
    );
  return (
    <div className="wrap">
      <div className={`split ${styles.pair}`}>
        <section className="stack" aria-labelledby={`${id}-questions`}>
          <h2 id={`${id}-questions`} className="text-heading">
            {questions.title}
          </h2>
          <p>{questions.lead}</p>
          <div className="row">
            <ButtonLink look="line" {...questions.button} />
          </div>
        </section>
        <section className="stack" aria-labelledby={id}>
          {ask}
        </section>
      </div>
    </div>
  );
}
