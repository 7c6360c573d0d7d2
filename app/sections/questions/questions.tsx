import { Accordion } from "../../components/accordion/accordion";
import { SectionHeading } from "../../components/section-heading/section-heading";
import styles from "./questions.module.css";

type Props = {
  heading: { eyebrow: string; title: string; lead?: string | undefined };
  questions: readonly { question: string; answer: string }[];
  markers: { closed: string; open: string };
  /** Tells accordions of one page apart. */
  name: string;
};

/** A page's own questions: the title stays beside the accordion. */
export function Questions({ heading, questions, markers, name }: Props) {
  return (
    <section className={styles.section} aria-labelledby={`${name}-title`}>
      <div className={`wrap ${styles.inner}`}>
        <SectionHeading
          className={styles.heading}
          eyebrow={heading.eyebrow}
          title={heading.title}
          lead={heading.lead}
          id={`${name}-title`}
        />
        <Accordion name={name} items={questions} markers={markers} />
      </div>
    </section>
  );
}
