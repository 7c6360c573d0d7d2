import { ButtonLink } from "../../components/button/button";
import type { SectionProps } from "../page-sections";
import styles from "./journey.module.css";

/** The end of many pages: a question and its buttons in one line, in the colour of the page. On home visitors' questions stand beside it. */
export default function Journey({ id, view: { hue, title, buttons, questions } }: SectionProps<"journey">) {
  const ask = (
    <>
      <h2 id={id} className={questions ? "text-section" : "text-heading"}>
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
      <section className="band" data-hue={hue} aria-labelledby={id}>
        <div className={`row apart wrap ${styles.ask}`}>{ask}</div>
      </section>
    );
  return (
    <div className="band" data-hue="hue2">
      <div className={`split wrap ${styles.pair}`}>
        <section className="stack" aria-labelledby={`${id}-questions`}>
          <h2 id={`${id}-questions`} className="text-section">
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
