import { ButtonLink } from "../../components/button/button";
import { SectionHeading } from "../../components/section-heading/section-heading";
import type { SectionProps } from "../page-sections";
import styles from "./journey.module.css";

/** The end of many pages: a question and its buttons on one quiet line. Home has a line for visitors with questions above it. */
export default function Journey({ id, view: { title, buttons, questions } }: SectionProps<"journey">) {
  return (
    <>
      {questions && (
        <section className="wrap" aria-labelledby={`${id}-questions`}>
          <SectionHeading className={styles.line} heading={questions} id={`${id}-questions`}>
            <ButtonLink {...questions.button} />
          </SectionHeading>
        </section>
      )}
      <section className="wrap" aria-labelledby={id}>
        <div className={`row apart ${styles.line} ${styles.ask}`}>
          <h2 id={id} className="text-heading">
            {title}
          </h2>
          <div className="row">
            {buttons.map((button, index) => (
              <ButtonLink key={index} {...button} look={index === 0 ? "solid" : "line"} />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
