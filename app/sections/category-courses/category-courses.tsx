import type { PageView } from "../../../site/pages.ts";
import { Pagination } from "../../components/pagination/pagination";
import { CourseGrid } from "../course-card/course-card";
import styles from "./category-courses.module.css";

type View = Pick<PageView<"category">, "hue" | "cards" | "labels" | "paging">;

/** The courses of a category on its tint, straight below the band that names it: their titles are the page's second level. */
export function CategoryCourses({ hue, cards, labels, paging }: View) {
  if (cards.length === 0) return null;
  return (
    <div className={styles.section} data-hue={hue}>
      <div className={`wrap ${styles.three}`}>
        <CourseGrid cards={cards} rated={labels.rated} action={labels.buyCourse} level={2} />
        {paging && <Pagination {...paging} />}
      </div>
    </div>
  );
}
