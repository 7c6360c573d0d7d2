import { view as shell } from "virtual:content/shell";
import type { CourseDetailView } from "../../content/views/courses.ts";
import { Rating } from "../../components/rating/rating";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { Tabs } from "../../components/tabs/tabs";
import { CourseGrid } from "../course-card/course-card";
import { PageBand } from "../page-band/page-band";
import { CourseFacts } from "./course-facts";
import { Curriculum } from "./curriculum";
import { Instructors } from "./instructors";
import { Overview } from "./overview";
import { Query } from "./query";
import { Questions } from "./questions";
import styles from "./course-detail.module.css";

/** A course page: its band, the facts, five tabs and the related courses. */
export function CourseDetail({ course }: { course: CourseDetailView }) {
  const { words } = course;
  const { tabs } = words;
  return (
    <div data-category={course.category} className={styles.course}>
      <PageBand band={course.band}>
        <Rating className={styles.rating} text={course.rating} label={shell.labels.rated} />
      </PageBand>
      <div className={`wrap ${styles.body}`}>
        <CourseFacts facts={course.facts} />
        <Tabs
          label={course.band.title}
          tabs={[
            { id: "overview", label: tabs.overview, panel: <Overview course={course} /> },
            {
              id: "curriculum",
              label: tabs.curriculum,
              panel: <Curriculum lessons={course.lessons} words={words.lesson} />,
              anchors: course.lessons.map(({ id }) => id),
            },
            { id: "instructor", label: tabs.instructor, panel: <Instructors course={course} /> },
            {
              id: "faq",
              label: tabs.faq,
              panel: <Questions course={course} />,
              anchors: course.questions.map((_, index) => `course-faq-${index + 1}`),
            },
            { id: "query", label: tabs.query, panel: <Query course={course} /> },
          ]}
        />
      </div>
      <section className={styles.related} aria-labelledby="related-courses">
        <div className={`wrap ${styles.three}`}>
          <SectionHeading
            id="related-courses"
            eyebrow={words.related.eyebrow}
            title={words.related.title}
            lead={words.related.lead}
          />
          <CourseGrid cards={course.related} action="buyCourse" />
        </div>
      </section>
    </div>
  );
}
