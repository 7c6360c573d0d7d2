import type { CourseCardView } from "../../../site/views/shared.ts";
import { CourseGrid } from "../course-card/course-card";
import styles from "./category-courses.module.css";

type Props = {
  category: string;
  cards: readonly CourseCardView[];
  labels: { rated: string; buyCourse: string };
};

/** The courses of a category on its tint, straight below the band that names it: their titles are the page's second level. */
export function CategoryCourses({ category, cards, labels }: Props) {
  return (
    <div className={styles.section} data-category={category}>
      <div className={`wrap ${styles.three}`}>
        <CourseGrid cards={cards} labels={{ rated: labels.rated, action: labels.buyCourse }} level={2} />
      </div>
    </div>
  );
}
