import type { PageView } from "../../site/pages.ts";
import { Image } from "../components/image/image";
import { SectionHeading } from "../components/section-heading/section-heading";
import { Sections } from "../components/section/sections";
import { Tabs } from "../components/tabs/tabs";
import { WholeWords } from "../components/whole-words/whole-words";
import { Booking } from "../sections/booking/booking";
import { CourseGrid } from "../sections/course-card/course-card";
import { CourseFacts, factsLine } from "../sections/course-detail/course-facts";
import { CourseHead } from "../sections/course-detail/course-head";
import { Curriculum } from "../sections/course-detail/curriculum";
import { Instructors } from "../sections/course-detail/instructors";
import { Overview } from "../sections/course-detail/overview";
import { Query } from "../sections/course-detail/query";
import { Questions } from "../sections/course-detail/questions";
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
        panel: <Questions course={course} heading={words.faq} />,
        anchors: questions.map((_, index) => `course-faq-${index + 1}`),
      },
    tabs.query && query && { id: "query", label: tabs.query, panel: <Query course={course} query={query} /> },
  ].filter((tab) => typeof tab === "object");
}

/** A course page: its band, the facts, five tabs and the related courses. */
export default function Course({ view: course }: { view: PageView<"course"> }) {
  const { band, labels, lessons, words } = course;
  return (
    <div data-hue={course.hue}>
      <Sections>
        <CourseHead course={course} />
        <div className={`wrap ${styles.body}`}>
          <CourseFacts facts={course.facts} />
          <Tabs label={band.title} tabs={tabsOf(course)} />
          {(course.booking ?? lessons.length > 0) && (
            <div className={`band unprinted row apart ${styles.begin}`} data-hue={band.hue}>
              <div className={`stack ${styles.offer}`}>
                <div className={`row ${styles.lessons}`}>
                  {lessons.map(({ id, thumbnail }) => (
                    <Image key={id} image={thumbnail} />
                  ))}
                </div>
                <p className="text-heading">
                  <span className="text-lead">{course.badge}</span> <br />
                  <WholeWords text={band.title} />
                </p>
                <p>{factsLine(course.brief)}</p>
              </div>
              {course.booking ? (
                <Booking about={band.title} {...course.booking} />
              ) : (
                <Start course={course} />
              )}
            </div>
          )}
        </div>
        {words.related && course.related.length > 0 && (
          <section className="section quiet unprinted" aria-labelledby="related-courses">
            <div className="wrap">
              <SectionHeading id="related-courses" heading={words.related} />
              <CourseGrid cards={course.related} rated={labels.rated} action={labels.buyCourse} />
            </div>
          </section>
        )}
        <Sections sections={course.sections} />
      </Sections>
    </div>
  );
}
