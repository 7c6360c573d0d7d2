import type { PageView } from "../../../site/pages.ts";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { PersonGrid } from "../person-card/person-card";
import styles from "./split.module.css";

/** The people who teach the course. */
export function Instructors({ course }: { course: PageView<"course"> }) {
  return (
    <>
      <SectionHeading className={styles.heading} heading={course.words.instructors} />
      <PersonGrid people={course.instructors} />
    </>
  );
}
