import type { FrameView } from "../../site/shell.ts";
import { Link } from "../components/link/link";
import styles from "./paid-courses.module.css";

/** What both menus say of the paid courses, and where one goes from there. */
export function PaidCourses({ courses }: { courses: FrameView["courses"] }) {
  const { all, paid, plans } = courses;
  return (
    <>
      <p className={styles.text}>{paid.text}</p>
      <ul className={styles.ways}>
        {[all, plans].map(({ label, to }) => (
          <li key={to}>
            <Link className={styles.way} to={to} current>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
