import { Choice } from "../../components/choice/choice";
import { useChoice } from "../../components/choice/use-choice";
import { SectionHeading } from "../../components/section-heading/section-heading";
import type { SectionProps } from "../page-sections";
import { CourseGrid } from "../../components/course-card/course-card";
import styles from "./course-list.module.css";

/** The top online courses, in pages. The HTML has all of them; radio buttons and CSS show one page. */
export default function CourseList({ id, view }: SectionProps<"course-list">) {
  const { heading, pages, legend } = view;
  const { group, radio } = useChoice("1");
  const cards = pages.flatMap((page, index) =>
    page.map((card) => ({ ...card, marks: { "data-part": index + 1 } })),
  );
  return (
    <section className="section quiet" aria-labelledby={id}>
      <div className={`wrap row ${styles.inner}`}>
        <SectionHeading id={id} heading={heading} />
        {pages.length > 1 && (
          <p className="text-small bold" aria-hidden="true">
            {legend}
          </p>
        )}
        {pages.length > 1 && (
          <Choice
            ref={group}
            radio={radio}
            className={styles.toggle}
            look="switch"
            name="course-page"
            legend={legend}
            options={pages.map((_, index) => ({ value: `${index + 1}`, label: `${index + 1}` }))}
          />
        )}
        <div className={styles.full}>
          <CourseGrid cards={cards} />
        </div>
      </div>
    </section>
  );
}
