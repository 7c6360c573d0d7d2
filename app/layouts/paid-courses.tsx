import type { CoursesView } from "../../site/shell.ts";
import { Link } from "../components/link/link";
import styles from "./paid-courses.module.css";

/** What both menus say of the paid courses, and where one goes from there. */
export function PaidCourses({ courses }: { courses: CoursesView }) {
  const { all, paid, plans } = courses;
  return (
    <>
      {paid && <p className={styles.text}>{paid.text}</p>}
      <ul className={styles.ways}>
        {[all, plans].map(
          (link) =>
            link && (
              <li key={link.to}>
                <Link className={styles.way} to={link.to} current>
                  {link.label}
                </Link>
              </li>
            ),
        )}
      </ul>
    </>
  );
}
