import type { CourseCardView } from "../../../site/views/shared.ts";
import { Choice } from "../../components/choice/choice";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { CourseGrid } from "../course-card/course-card";
import styles from "./course-filter.module.css";

const kinds = ["all", "design", "development", "management", "finance"] as const;
type Kind = (typeof kinds)[number];

type Props = {
  labels: { filter: string; rated: string; courseDetails: string };
  courses: {
    eyebrow: string;
    title: string;
    lead?: string | undefined;
    filters: Record<Kind, string>;
    lists: Record<Kind, readonly CourseCardView[]>;
  };
};

/** The top online courses: five choices, each with its own list. */
export function CourseFilter({ courses, labels }: Props) {
  return (
    <section className={styles.filter} aria-labelledby="top-courses">
      <div className="wrap">
        <SectionHeading id="top-courses" eyebrow={courses.eyebrow} title={courses.title} lead={courses.lead}>
          <Choice
            name="course-category"
            legend={labels.filter}
            options={kinds.map((value) => ({ value, label: courses.filters[value] }))}
          />
        </SectionHeading>
        {kinds.map((kind) => (
          <div key={kind} className={styles.list} data-list={kind}>
            <CourseGrid
              cards={courses.lists[kind]}
              labels={{ rated: labels.rated, action: labels.courseDetails }}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
