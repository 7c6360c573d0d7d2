import type { CourseCardView } from "../../../site/views/shared.ts";
import { Choice } from "../../components/choice/choice";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { CourseGrid } from "../course-card/course-card";
import styles from "./course-pages.module.css";

type Props = {
  labels: { page: string; rated: string; courseDetails: string };
  courses: {
    eyebrow: string;
    title: string;
    lead?: string | undefined;
    pageLabels: readonly string[];
    pages: readonly (readonly CourseCardView[])[];
  };
};

/** The top online courses on two pages. Both are in the HTML; the radios and CSS show one of them. */
export function CoursePages({ courses, labels }: Props) {
  const { eyebrow, title, lead, pageLabels, pages } = courses;
  return (
    <section className={styles.section} aria-labelledby="top-courses">
      <div className={`wrap ${styles.inner}`}>
        <SectionHeading
          id="top-courses"
          className={styles.heading}
          eyebrow={eyebrow}
          title={title}
          lead={lead}
        />
        <Choice
          className={styles.toggle}
          look="switch"
          name="course-page"
          legend={labels.page}
          options={pageLabels.map((label, index) => ({ value: `${index + 1}`, label }))}
        />
        {pages.map((cards, index) => (
          <div key={index} className={styles.page} data-page={index + 1}>
            <CourseGrid cards={cards} labels={{ rated: labels.rated, action: labels.courseDetails }} />
          </div>
        ))}
      </div>
    </section>
  );
}
