import type { PageView } from "../../../site/pages.ts";
import { row } from "../../components/row/row";
import { Choice } from "../../components/choice/choice";
import { Section } from "../../components/section/section";
import { CourseGrid } from "../course-card/course-card";
import styles from "./course-filter.module.css";

/** The top online courses: a choice of all or of one category, each with its own list. */
export function CourseFilter({ courses, labels }: Pick<PageView<"home">, "courses" | "labels">) {
  const choice = <Choice name="course-category" legend={labels.filter} options={courses.lists} />;
  return (
    <Section heading={courses} id="top-courses" className={`quiet ${styles.filter}`} beside={choice}>
      {courses.lists.map(({ value, cards }, index) => (
        <div key={value} data-list={index + 1}>
          <CourseGrid list={row} cards={cards} rated={labels.rated} action={labels.courseDetails} />
        </div>
      ))}
    </Section>
  );
}
