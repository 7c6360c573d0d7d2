import { Choice } from "../../components/choice/choice";
import { Section } from "../../components/section/section";
import { Row } from "../../components/row/row";
import { CourseGrid } from "../../components/course-card/course-card";
import type { SectionProps } from "../page-sections";
import styles from "./course-filter.module.css";

/** The top online courses: a choice of all or one category, each with its list. */
export default function CourseFilter({
  id,
  view: { heading, lists, legend },
}: SectionProps<"course-filter">) {
  return (
    <Section heading={heading} id={id} className={`quiet ${styles.section}`}>
      <Choice
        className={styles.choice}
        name="course-category"
        legend={legend}
        options={lists.map(({ value, label, cards }) => ({
          value,
          label,
          panel: <CourseGrid list={Row} cards={cards} />,
        }))}
      />
    </Section>
  );
}
