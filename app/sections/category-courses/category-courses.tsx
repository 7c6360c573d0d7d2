import type { PageView } from "../../../site/views/page-views.ts";
import { CourseGrid } from "../course-card/course-card";
import styles from "./category-courses.module.css";

type View = Pick<PageView<"category">, "category" | "cards" | "labels">;

/** The courses of a category on its tint, straight below the band that names it: their titles are the page's second level. */
export function CategoryCourses({ category, cards, labels }: View) {
  return (
    <div className={styles.section} data-category={category}>
      <div className={`wrap ${styles.three}`}>
        <CourseGrid cards={cards} rated={labels.rated} action={labels.buyCourse} level={2} />
      </div>
    </div>
  );
}
