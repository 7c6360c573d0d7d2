import type { PageView } from "../../site/pages.ts";
import { Accordion } from "../components/accordion/accordion";
import { usePrice } from "../hooks/use-price";
import { SectionHeading } from "../components/section-heading/section-heading";
import { Sections } from "../components/section/page-sections";
import { Tabs } from "../components/tabs/tabs";
import { WholeWords } from "../components/whole-words/whole-words";
import { CourseGrid } from "../sections/course-card/course-card";
import { BesideHeading, Instructors } from "../sections/course-detail/beside-heading";
import { CourseFacts, factsLine } from "../sections/course-detail/course-facts";
import { CourseHead } from "../sections/course-detail/course-head";
import { Curriculum } from "../sections/course-detail/curriculum";
import { Overview } from "../sections/course-detail/overview";
import { Query } from "../sections/course-detail/query";
import { Start } from "../sections/course-detail/start";
import styles from "./course.module.css";

/** A course page: its band, the facts, five tabs and the related courses. */
export default function Course({ view: course }: { view: PageView<"course"> }) {
  const { band, labels, lessons, words } = course;
  const panels = {
    overview: <Overview course={course} />,
    curriculum: <Curriculum course={course} />,
    instructor: words.instructors && <Instructors heading={words.instructors} people={course.instructors} />,
    faq: words.faq && (
      <BesideHeading heading={words.faq} art={course.art.faq}>
        <Accordion name="course-faq" items={course.questions} markers={labels.questionMarkers} />
      </BesideHeading>
    ),
    query: words.query && <Query course={course} query={words.query} />,
  };
  // Each panel is made here and not in Tabs: React then takes it over by itself, in its own time.
  const anchors: Partial<Record<keyof typeof panels, string[]>> = {
    overview: [course.overview.sessions.id],
    curriculum: lessons.map(({ id }) => id),
    faq: course.questions.map((_, index) => `course-faq-${index + 1}`),
  };
  const tabs = course.tabs.map((tab) => ({
    ...tab,
    anchors: anchors[tab.id],
    panel: <Sections>{panels[tab.id]}</Sections>,
  }));
  return (
    <div data-hue={course.hue}>
      <Sections>
        <CourseHead course={course} />
        <div className={styles.body}>
          <div className={`wrap ${styles.said}`}>
            <CourseFacts facts={course.facts} />
            <Tabs label={band.title} tabs={tabs} />
          </div>
          {(course.booking ?? lessons.length > 0) && (
            <div className={`unprinted ${styles.begin}`}>
              <div className={`stack ${styles.offer}`}>
                <p className="text-heading">
                  <WholeWords text={band.title} />
                </p>
                <p className="text-card">{factsLine(course.facts.filter(({ ends }) => ends))}</p>
              </div>
              <div className={`deep row apart ${styles.bar}`}>
                <Price course={course} />
                <Start course={course} />
              </div>
            </div>
          )}
        </div>
        {words.related && course.related.length > 0 && (
          <section className="section quiet unprinted" aria-labelledby="related-courses">
            <div className="wrap">
              <SectionHeading id="related-courses" heading={words.related} />
              <CourseGrid even cards={course.related} rated={labels.rated} action={labels.buyCourse} />
            </div>
          </section>
        )}
        <Sections sections={course.sections} />
      </Sections>
    </div>
  );
}

/** The price of the day. It stands apart, so that another day draws nothing else again. */
function Price({ course }: { course: PageView<"course"> }) {
  return <p className="text-section">{usePrice(course).badge}</p>;
}
