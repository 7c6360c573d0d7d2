import type { PageView } from "../../../site/pages.ts";
import { Link } from "../../components/link/link";
import { Pagination } from "../../components/pagination/pagination";
import { CourseGrid } from "../course-card/course-card";
import styles from "./category-courses.module.css";

type View = Pick<PageView<"category">, "hue" | "cards" | "labels" | "paging" | "others">;

/** The courses of a category on its tint, straight below the band that names it: their titles are the page's second level. At their end the ways to the other categories. */
export function CategoryCourses({ hue, cards, labels, paging, others }: View) {
  if (cards.length === 0 && !others) return null;
  return (
    <div className={styles.section} data-hue={hue}>
      <div className={`wrap ${styles.three}`}>
        <CourseGrid cards={cards} rated={labels.rated} action={labels.buyCourse} level={2} />
        {paging && <Pagination {...paging} />}
        {others && (
          <nav className={styles.others} aria-labelledby="others">
            <p id="others">{others.label}</p>
            <ul>
              {others.links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
