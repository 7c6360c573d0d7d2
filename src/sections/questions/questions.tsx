import { Accordion } from "../../components/accordion/accordion";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../page-sections";

/** A page's questions beside their title. Nothing else: it is the quiet section of its page. */
export default function Questions({ id, view: { heading, questions, markers } }: SectionProps<"questions">) {
  return (
    <Section heading={heading} id={`${id}-title`} layout="beside">
      <Accordion name={id} items={questions} markers={markers} />
    </Section>
  );
}
