import type { CourseCardView } from "../../../site/views/shared.ts";
import { CourseGrid } from "../course-card/course-card";
import styles from "./category-courses.module.css";

type Props = { category: string; cards: readonly CourseCardView[] };

/** The courses of a category on its tint, straight below the band that names it: their titles are the page's second level. */
export function CategoryCourses({ category, cards }: Props) {
  return (
    <div className={styles.section} data-category={category}>
      <div className={`wrap ${styles.three}`}>
        <CourseGrid cards={cards} action="buyCourse" level={2} />
      </div>
    </div>
  );
}
