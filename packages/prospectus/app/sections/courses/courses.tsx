import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import { CourseGrid } from "../course-card/course-card";

export default function Courses({ id, view: { heading, cards, labels } }: SectionProps<"courses">) {
  return (
    <Section heading={heading} id={id}>
      <CourseGrid cards={cards} rated={labels.rated} action={labels.courseDetails} />
    </Section>
  );
}
