import type { PageView } from "../pages.ts";
import { Accordion } from "../../components/accordion/accordion";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { Boundary, Sections } from "../../sections/page-sections";
import { Tabs } from "../../components/tabs/tabs";
import { CourseGrid } from "../../components/course-card/course-card";
import { CourseFacts } from "./course-facts";
import { CourseHead } from "./course-head";
import { CourseEnd, CourseRail } from "./course-rail";
import { Curriculum } from "./curriculum";
import { Overview } from "./overview";
import { Query } from "./query";
import { PersonGrid } from "../../components/person-card/person-card";
import styles from "./course.module.css";

/** A course page: its band, the facts, five tabs, the rail and the related courses. */
export default function Course({ view: course }: { view: PageView<"course"> }) {
  const { band, labels, lessons, words } = course;
  const panels = {
    overview: <Overview course={course} />,
    curriculum: <Curriculum course={course} />,
    instructor: (
      <>
        <SectionHeading heading={words.instructors} />
        <PersonGrid people={course.instructors} />
      </>
    ),
    faq: (
      <>
        <SectionHeading heading={words.faq} />
        <Accordion name="course-faq" items={course.questions} markers={course.markers} />
      </>
    ),
    query: <Query course={course} />,
  };
  // Each panel is made here, not in Tabs, so that React hydrates it separately.
  const anchors: Partial<Record<keyof typeof panels, string[]>> = {
    curriculum: lessons.map(({ id }) => id),
    faq: course.questions.map((_, index) => `course-faq-${index + 1}`),
  };
  const tabs = course.tabs.map((tab) => ({
    ...tab,
    anchors: anchors[tab.id],
    panel: <Boundary>{panels[tab.id]}</Boundary>,
  }));
  return (
    <div className={styles.page} data-hue={course.hue}>
      <Boundary>
        <CourseHead course={course} />
      </Boundary>
      <Boundary>
        <div className={styles.body}>
          <div className={styles.said}>
            <CourseFacts facts={course.facts} />
            <Tabs label={band.title} tabs={tabs} />
          </div>
          <CourseRail course={course} />
        </div>
        <CourseEnd course={course} />
      </Boundary>
      <Boundary>
        <section className={`section unprinted ${styles.related}`} aria-labelledby="related-courses">
          <div className="wrap">
            <SectionHeading id="related-courses" heading={words.related} />
            <CourseGrid even cards={course.related} rated={labels.rated} action={labels.buyCourse} />
          </div>
        </section>
      </Boundary>
      <Sections sections={course.sections} />
    </div>
  );
}
