import type { CoursesView } from "../../site/shell.ts";
import { Link } from "../components/link/link";
import styles from "./paid-courses.module.css";

/** What both menus say of the paid courses, and where one goes from there. */
export function PaidCourses({ courses }: { courses: CoursesView }) {
  const { all, paid, plans } = courses;
  return (
    <>
      {paid && <p className="text-card">{paid.text}</p>}
      <ul className={`row ${styles.ways}`}>
        {[all, plans].map(
          (link) =>
            link && (
              <li key={link.to}>
                <Link className={`bold ${styles.way}`} {...link} current />
              </li>
            ),
        )}
      </ul>
    </>
  );
}
