import type { FrameView } from "../../site/shell.ts";
import { CourseLinks } from "./course-links";
import styles from "./courses-panel.module.css";
import { PaidCourses } from "./paid-courses";

/** The sheet of the Courses menu: Free or Paid on one side, the free courses on the other, below what is said of the paid ones once these are chosen. Two radios and CSS, so that it works without JavaScript. */
export function CoursesPanel({ courses }: { courses: FrameView["courses"] }) {
  return (
    <div className={styles.panel}>
      <fieldset className={styles.choices}>
        <legend className="unseen">{courses.choice}</legend>
        {(["free", "paid"] as const).map((kind) => (
          <label key={kind} className={styles.choice}>
            <input
              className="unseen"
              type="radio"
              name="course-kind"
              value={kind}
              defaultChecked={kind === "free"}
            />
            {courses[kind].label}
          </label>
        ))}
      </fieldset>
      <div className={styles.courses}>
        <div className={styles.paid}>
          <PaidCourses courses={courses} />
        </div>
        <p className={styles.text}>{courses.free.text}</p>
        <CourseLinks links={courses.links} />
      </div>
    </div>
  );
}
