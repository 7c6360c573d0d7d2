import type { PageView } from "../../../site/views/page-views.ts";
import { Choice } from "../../components/choice/choice";
import { Section } from "../../components/section/section";
import { CourseGrid } from "../course-card/course-card";
import styles from "./course-filter.module.css";

const kinds = ["all", "design", "development", "management", "finance"] as const;

/** The top online courses: five choices, each with its own list. */
export function CourseFilter({ courses, labels }: Pick<PageView<"home">, "courses" | "labels">) {
  const choice = (
    <Choice
      name="course-category"
      legend={labels.filter}
      options={kinds.map((value) => ({ value, label: courses.filters[value] }))}
    />
  );
  return (
    <Section heading={courses} id="top-courses" className={`quiet ${styles.filter}`} beside={choice}>
      {kinds.map((kind) => (
        <div key={kind} className={styles.list} data-list={kind}>
          <CourseGrid cards={courses.lists[kind]} rated={labels.rated} action={labels.courseDetails} />
        </div>
      ))}
    </Section>
  );
}
