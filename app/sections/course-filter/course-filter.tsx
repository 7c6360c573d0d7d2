import type { PageView } from "../../../site/pages.ts";
import { row } from "../../components/row/row";
import { Choice } from "../../components/choice/choice";
import { Section } from "../../components/section/section";
import { CourseGrid } from "../course-card/course-card";
import styles from "./course-filter.module.css";

type View = PageView<"home">;
type Props = { courses: NonNullable<View["courses"]>; labels: View["labels"] };

/** The top online courses: a choice of all or of one category, each with its own list. */
export function CourseFilter({ courses, labels }: Props) {
  return (
    <Section heading={courses} id="top-courses" className={`quiet ${styles.section}`}>
      <Choice
        className={styles.choice}
        name="course-category"
        legend={labels.filter}
        options={courses.lists.map(({ value, label, cards }) => ({
          value,
          label,
          panel: <CourseGrid list={row} cards={cards} rated={labels.rated} action={labels.courseDetails} />,
        }))}
      />
    </Section>
  );
}
