import { Accordion } from "../../components/accordion/accordion";
import { Art } from "../../components/image/drawn";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../page-sections";
import styles from "./questions.module.css";

/** A page's questions: the title stays beside the accordion, over a question mark of tiles. */
export default function Questions({
  id,
  view: { heading, questions, markers, mark },
}: SectionProps<"questions">) {
  return (
    <Section
      heading={heading}
      id={`${id}-title`}
      className="quiet"
      layout="aside"
      beside={<Art className={styles.mark} picture={mark} />}
    >
      <Accordion name={id} items={questions} markers={markers} />
    </Section>
  );
}
