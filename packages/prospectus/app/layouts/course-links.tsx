import type { CoursesView } from "../../site/shell.ts";
import { Art } from "../components/art/art";
import { Link } from "../components/link/link";
import styles from "./course-links.module.css";

/** The links to the free courses, each with the tile of its category: in both menus. */
export function CourseLinks({ links }: { links: CoursesView["links"] }) {
  return (
    <ul className={`row ${styles.links}`}>
      {links.map((link) => (
        <li key={link.to}>
          <Link className={`entry ${styles.link}`} to={link.to} current>
            <Art className={`frame ${styles.tile}`} picture={link.tile} />
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What both menus say of the paid courses, and where one goes from there. */
export function PaidCourses({ courses: { all, paid, plans } }: { courses: CoursesView }) {
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
