import type { PageView } from "../../site/pages.ts";
import { Accordion } from "../components/accordion/accordion";
import { SectionHeading } from "../components/section-heading/section-heading";
import { Sections } from "../components/section/page-sections";
import { Tabs } from "../components/tabs/tabs";
import { WholeWords } from "../components/whole-words/whole-words";
import { CourseGrid } from "../sections/course-card/course-card";
import { BesideHeading } from "../sections/course-detail/beside-heading";
import { CourseFacts, factsLine } from "../sections/course-detail/course-facts";
import { CourseHead } from "../sections/course-detail/course-head";
import { Curriculum } from "../sections/course-detail/curriculum";
import { Instructors } from "../sections/course-detail/instructors";
import { Overview } from "../sections/course-detail/overview";
import { Query } from "../sections/course-detail/query";
import { Start } from "../sections/course-detail/start";
import styles from "./course.module.css";

/** The tabs of which there is something to show; the first shows at first. */
function tabsOf(course: PageView<"course">) {
  const { instructors, lessons, overview, questions, words } = course;
  const { tabs, query } = words;
  return [
    {
      id: "overview",
      label: tabs.overview,
      panel: <Overview course={course} />,
      anchors: overview.sessions ? [overview.sessions.id] : [],
    },
    tabs.curriculum &&
      lessons.length > 0 && {
        id: "curriculum",
        label: tabs.curriculum,
        panel: <Curriculum course={course} />,
        anchors: lessons.map(({ id }) => id),
      },
    tabs.instructor &&
      words.instructors &&
      instructors.length > 0 && {
        id: "instructor",
        label: tabs.instructor,
        panel: <Instructors heading={words.instructors} people={instructors} />,
      },
    tabs.faq &&
      words.faq &&
      questions.length > 0 && {
        id: "faq",
        label: tabs.faq,
        panel: (
          <BesideHeading heading={words.faq} art={course.art.faq}>
            <Accordion name="course-faq" items={questions} markers={course.labels.questionMarkers} />
          </BesideHeading>
        ),
        anchors: questions.map((_, index) => `course-faq-${index + 1}`),
      },
    tabs.query && query && { id: "query", label: tabs.query, panel: <Query course={course} query={query} /> },
  ].filter((tab) => typeof tab === "object");
}

/** A course page: its band, the facts, five tabs and the related courses. */
export default function Course({ view: course }: { view: PageView<"course"> }) {
  const { band, labels, lessons, words } = course;
  const brief = new Set([words.facts.lessons, words.facts.video]);
  return (
    <div data-hue={course.hue}>
      <Sections>
        <CourseHead course={course} />
        <div className={styles.body}>
          <div className={`wrap ${styles.said}`}>
            <CourseFacts facts={course.facts} />
            <Tabs label={band.title} tabs={tabsOf(course)} />
          </div>
          {(course.booking ?? lessons.length > 0) && (
            <div className={`unprinted ${styles.begin}`} data-hue={band.hue}>
              <div className={`band stack ${styles.offer}`}>
                <p className={`text-heading ${styles.title}`}>
                  <WholeWords text={band.title} />
                </p>
                <p className="text-lead">{factsLine(course.facts.filter(({ label }) => brief.has(label)))}</p>
              </div>
              <div className={`deep row apart ${styles.bar}`}>
                <p className="text-section">{course.badge}</p>
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
