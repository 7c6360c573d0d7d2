import type { CoursesView } from "../data/navigation.ts";
import { CourseLinks, PaidCourses } from "./course-links";
import styles from "./courses-panel.module.css";

/** The sheet of the Courses menu: Free or Paid, then the courses. Works without JavaScript. */
export function CoursesPanel({ courses }: { courses: CoursesView }) {
  const { choice, free, paid } = courses;
  return (
    <div className={styles.panel}>
      <fieldset className={`stack ${styles.choices}`}>
        <legend className="unseen">{choice}</legend>
        {[free, paid].map(({ label }, index) => (
          <label key={index} className={`text-card unlined ${styles.choice}`}>
            <input
              className="unseen"
              type="radio"
              name="course-kind"
              value={index === 0 ? "free" : "paid"}
              defaultChecked={index === 0}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={`stack ${styles.courses}`}>
        <div className={styles.paid}>
          <PaidCourses courses={courses} />
        </div>
        <p className={`text-small muted ${styles.text}`}>{free.text}</p>
        <CourseLinks links={courses.links} />
      </div>
    </div>
  );
}
