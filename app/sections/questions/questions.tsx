import { Accordion } from "../../components/accordion/accordion";
import { Art } from "../../components/art/art";
import { SectionHeading } from "../../components/section-heading/section-heading";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./questions.module.css";

/** A page's own questions: the title stays beside the accordion, over a question mark laid of tiles. */
export default function Questions({
  id,
  view: { heading, questions, markers, mark },
}: SectionProps<"questions">) {
  return (
    <section className="section quiet" aria-labelledby={`${id}-title`}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.heading}>
          <SectionHeading heading={heading} id={`${id}-title`} />
          <Art className={styles.mark} picture={mark} />
        </div>
        <Accordion name={id} items={questions} markers={markers} />
      </div>
    </section>
  );
}
