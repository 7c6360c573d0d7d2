import type { CoursesView } from "../data/navigation.ts";
import { Art } from "../components/image/drawn";
import { LinkList } from "../components/link/link-list";
import { Link } from "../components/link/link";
import styles from "./course-links.module.css";

/** Links to the free courses, each with its category's tile: in both menus. */
export function CourseLinks({ links }: { links: CoursesView["links"] }) {
  return (
    <ul className={`row ${styles.links}`}>
      {links.map((link, index) => (
        <li key={index}>
          <Link className={`entry ${styles.link}`} to={link.to} current>
            <Art className={`frame ${styles.tile}`} picture={link.tile} />
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The text about paid courses, and its links: in both menus. */
export function PaidCourses({ courses: { paid, ways } }: { courses: CoursesView }) {
  return (
    <>
      {paid && <p className="text-card">{paid.text}</p>}
      <LinkList links={ways} list={`row ${styles.ways}`} className={`bold ${styles.way}`} current />
    </>
  );
}
