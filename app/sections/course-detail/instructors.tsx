import type { CourseDetailView } from "../../../site/views/courses.ts";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { PersonGrid } from "../person-card/person-card";
import styles from "./split.module.css";

/** The people who teach the course. */
export function Instructors({ course }: { course: CourseDetailView }) {
  const { eyebrow, title, lead } = course.words.instructors;
  return (
    <>
      <SectionHeading className={styles.heading} eyebrow={eyebrow} title={title} lead={lead} />
      <PersonGrid people={course.instructors} />
    </>
  );
}
