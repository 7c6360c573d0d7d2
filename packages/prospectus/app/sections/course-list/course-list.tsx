import { useState } from "react";
import { Choice } from "../../components/choice/choice";
import { useChoice } from "../../components/choice/use-choice";
import { Pagination } from "../../components/pagination/pagination";
import { SectionHeading } from "../../components/section-heading/section-heading";
import type { SectionProps } from "../../hooks/this-page";
import { CourseGrid } from "../course-card/course-card";
import { boxOf, CourseFilters, CourseFilterLinks } from "./course-filters";
import styles from "./course-list.module.css";

/** The top online courses, in pages. The HTML has all of them; radio buttons and CSS show one page. A filter joins both pages. */
export default function CourseList({ id, view }: SectionProps<"course-list">) {
  const { heading, pages, labels, paging, filters } = view;
  const { group, radio } = useChoice("1");
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // Of each group with a tick, a card needs one of the ticked values.
  const by = new Set(ticked.map((box) => box.slice(0, box.indexOf("="))));
  const cards = pages
    .flatMap((page, index) => page.map((card) => ({ ...card, marks: { "data-part": index + 1 } })))
    .filter(({ values }) => [...by].every((name) => ticked.includes(boxOf(name, values[name]))));
  const paged = pages.length > 1 && by.size === 0;
  return (
    <section className="section quiet" aria-labelledby={id}>
      <div className={`wrap row apart ${styles.inner}`}>
        <SectionHeading id={id} heading={heading} />
        {filters &&
          (filters.results ? (
            <CourseFilters
              filters={filters}
              results={filters.results}
              count={cards.length}
              ticked={ticked}
              onTick={setTicked}
            />
          ) : (
            <CourseFilterLinks filters={filters} />
          ))}
        {paged && (
          <Choice
            ref={group}
            radio={radio}
            className={styles.toggle}
            look="switch"
            name="course-page"
            legend={labels.page}
            options={pages.map((_, index) => ({ value: `${index + 1}`, label: `${index + 1}` }))}
          />
        )}
        <div className={styles.full}>
          <CourseGrid cards={cards} rated={labels.rated} action={labels.courseDetails} />
        </div>
        {paging && <Pagination {...paging} />}
      </div>
    </section>
  );
}
