import { useEffect, useRef } from "react";
import type { PageView } from "../../../site/pages.ts";
import { Button } from "../../components/button/button";
import { Choice } from "../../components/choice/choice";
import { useChoice } from "../../components/choice/use-choice";
import { Pagination } from "../../components/pagination/pagination";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { afterNextFrame } from "../../hooks/after-next-frame";
import { CourseGrid } from "../course-card/course-card";
import { CourseFilters } from "./course-filters";
import styles from "./course-pages.module.css";

type View = Pick<PageView<"courses">, "courses" | "labels" | "paging" | "filters">;

/** The top online courses on pages. All are in the HTML; the radios and CSS show one of them. Below its last card a page leads to the other. */
export function CoursePages({ courses, labels, paging, filters }: View) {
  const choice = useChoice<string>("1");
  const { choose } = choice;
  const toggle = useRef<HTMLFieldSetElement>(null);
  const turnTo = (index: number) => {
    choose(`${index + 1}`);
    // The focus takes the visitor to the top of the list.
    const radio = toggle.current?.elements[index];
    if (radio instanceof HTMLElement) radio.focus();
  };
  // An address may name a card of the page that is hidden.
  useEffect(() => {
    const show = () => {
      const named = (cards: View["courses"]["pages"][number]) =>
        cards.some(({ id }) => id !== undefined && `#${id}` === location.hash);
      const index = courses.pages.findIndex(named);
      if (index < 0) return;
      choose(`${index + 1}`);
      afterNextFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());
    };
    show();
    addEventListener("hashchange", show);
    return () => removeEventListener("hashchange", show);
  }, [courses.pages, choose]);
  return (
    <section className="section quiet" aria-labelledby="top-courses">
      <div className={`wrap ${styles.inner}`}>
        <SectionHeading id="top-courses" heading={courses} />
        {filters && (
          <div className={styles.filters}>
            <CourseFilters {...filters} />
          </div>
        )}
        {courses.pages.length > 1 && (
          <Choice
            ref={toggle}
            choice={choice}
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
            {courses.pages.length > 1 && (
              <Button className={styles.other} look="line" size="small" onClick={() => turnTo(1 - index)}>
                {labels.page} {2 - index}
              </Button>
            )}
          </div>
        ))}
        {paging && <Pagination {...paging} />}
      </div>
    </section>
  );
}
