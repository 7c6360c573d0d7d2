import type { PageView } from "../../../site/pages.ts";
import { Choice } from "../../components/choice/choice";
import { Pagination } from "../../components/pagination/pagination";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { CourseGrid } from "../course-card/course-card";
import { CourseFilters } from "./course-filters";
import styles from "./course-pages.module.css";

type View = Pick<PageView<"courses">, "courses" | "labels" | "paging" | "filters">;

/** The top online courses on pages. All are in the HTML; the radios and CSS show one of them. */
export function CoursePages({ courses, labels, paging, filters }: View) {
  return (
    <section className="section quiet" aria-labelledby="top-courses">
      <div className={`wrap ${styles.inner}`}>
        <SectionHeading id="top-courses" className={styles.heading} heading={courses} />
        {filters && (
          <div className={styles.filters}>
            <CourseFilters {...filters} />
          </div>
        )}
        {courses.pages.length > 1 && (
          <Choice
            className={styles.toggle}
            look="switch"
            name="course-page"
            legend={labels.page}
            options={courses.pages.map((_, index) => ({ value: `${index + 1}`, label: `${index + 1}` }))}
          />
        )}
        {courses.pages.map((cards, index) => (
          <div key={index} className={styles.page}>
            <CourseGrid cards={cards} rated={labels.rated} action={labels.courseDetails} />
          </div>
        ))}
        {paging && <Pagination {...paging} />}
      </div>
    </section>
  );
}
