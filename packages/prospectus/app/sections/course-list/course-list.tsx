import { useEffect } from "react";
import { Choice } from "../../components/choice/choice";
import { useChoice } from "../../components/choice/use-choice";
import { afterNextFrame } from "../../components/link/link";
import { Pagination } from "../../components/pagination/pagination";
import { SectionHeading } from "../../components/section-heading/section-heading";
import type { SectionProps } from "../../hooks/this-page";
import { CourseGrid } from "../course-card/course-card";
import { CourseFilters } from "./course-filters";
import styles from "./course-list.module.css";

/** The top online courses on pages. All are in the HTML; the radios and CSS show one of them, or what is filtered of both. */
export default function CourseList({ id, view }: SectionProps<"course-list">) {
  const { heading, pages, labels, paging, filters } = view;
  const choice = useChoice<string>("1");
  const { choose } = choice;
  const cards = pages.flatMap((page, index) =>
    page.map((card) => ({ ...card, marks: { ...card.marks, "data-part": index + 1 } })),
  );
  // An address may name a card of the page that is hidden.
  useEffect(() => {
    const show = () => {
      const named = (shown: (typeof pages)[number]) =>
        shown.some((card) => card.id !== undefined && `#${card.id}` === location.hash);
      const index = pages.findIndex(named);
      if (index < 0) return;
      choose(`${index + 1}`);
      afterNextFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());
    };
    show();
    addEventListener("hashchange", show);
    return () => removeEventListener("hashchange", show);
  }, [pages, choose]);
  return (
    <section className={`section quiet ${styles.list}`} aria-labelledby={id}>
      <div className={`wrap ${styles.inner}`}>
        <SectionHeading id={id} heading={heading} />
        {filters && <CourseFilters filters={filters} cards={cards} list={styles.inner ?? ""} />}
        {pages.length > 1 && (
          <Choice
            choice={choice}
            className={styles.toggle}
            look="switch"
            name="course-page"
            legend={labels.page}
            options={pages.map((_, index) => ({ value: `${index + 1}`, label: `${index + 1}` }))}
          />
        )}
        <div className={styles.cards}>
          <CourseGrid cards={cards} rated={labels.rated} action={labels.courseDetails} />
        </div>
        {paging && <Pagination {...paging} />}
      </div>
    </section>
  );
}
