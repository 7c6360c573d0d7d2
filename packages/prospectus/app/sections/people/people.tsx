import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import { PersonGrid } from "../person-card/person-card";

export default function People({ id, view: { heading, people } }: SectionProps<"people">) {
  return (
    <Section heading={heading} id={id}>
      <PersonGrid people={people} />
    </Section>
  );
}
