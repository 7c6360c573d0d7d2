import { Link } from "../../components/link/link";
import { CourseGrid } from "../../components/course-card/course-card";
import type { SectionProps } from "../page-sections";
import styles from "./category-courses.module.css";

/** The courses of a category, with links to other categories below. They follow the band, so their titles are the second level. */
export default function CategoryCourses({ view: { cards, others } }: SectionProps<"category-courses">) {
  return (
    <div className={`section quiet ${styles.list}`}>
      <div className="wrap">
        {cards.length > 0 && <CourseGrid cards={cards} level={2} />}
        {others && (
          <nav className={`row ${styles.others}`} aria-labelledby="others">
            <p id="others" className="text-card">
              {others.label}
            </p>
            <ul>
              {others.links.map(({ label, to, hue }, index) => (
                <li key={index} data-hue={hue}>
                  <Link className="text-card unlined" to={to} label={label} />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
