import type { PageView } from "../pages.ts";
import { Accordion } from "../../components/accordion/accordion";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs";
import { Cover } from "../../components/cover/cover";
import { MessageForm } from "../../components/message-form/message-form";
import { Rating } from "../../components/rating/rating";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { Boundary, Sections } from "../../sections/page-sections";
import { Tabs } from "../../components/tabs/tabs";
import { CourseGrid } from "../../components/course-card/course-card";
import { CourseRail, Start } from "./course-rail";
import { Curriculum } from "./curriculum";
import { Overview } from "./overview";
import { PersonGrid } from "../../components/person-card/person-card";
import { WholeWords } from "../../components/whole-words/whole-words";
import head from "./course-head.module.css";
import styles from "./course.module.css";

/** A course page: its band, the facts, five tabs, the rail and the related courses. */
export default function Course({ view: course }: { view: PageView<"course"> }) {
  const { band, lessons, words } = course;
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
        <Head course={course} />
      </Boundary>
      <Boundary>
        <div className={styles.body}>
          <div className={styles.said}>
            <dl id="course-facts" className={`row joined ${styles.facts}`}>
              {course.facts.map(({ label, value }, index) => (
                <div key={index} className={styles.fact}>
                  <dt className="text-small muted capital">{label}</dt>
                  <dd className="text-card">{value}</dd>
                </div>
              ))}
            </dl>
            <Tabs label={band.title} tabs={tabs} />
          </div>
          <CourseRail course={course} />
        </div>
      </Boundary>
      <Boundary>
        <section className="section quiet unprinted" aria-labelledby="related-courses">
          <div className="wrap">
            <SectionHeading id="related-courses" heading={words.related} />
            <CourseGrid even cards={course.related} />
            <p className={styles.next}>
              <Start named course={course} />
            </p>
          </div>
        </section>
      </Boundary>
      <Sections sections={course.sections} />
    </div>
  );
}

/** The band that opens a course page: trail, category, title, rating and the course's photograph or own cover. */
function Head({ course }: { course: PageView<"course"> }) {
  const { band } = course;
  return (
    <header id="course-head" className={`band ${head.band}`} data-hue={band.hue}>
      {/* A card's cover grows into the strip, so the first frame waits for it. Chromium waits only for a start tag. */}
      <link rel="expect" href="#course-facts" blocking="render" />
      <div className="wrap">
        <div className={`stack ${head.words}`}>
          <Breadcrumbs {...band.breadcrumbs} />
          <div className="stack">
            <p className="eyebrow">{band.eyebrow}</p>
            <h1 className={`text-section ${head.title}`}>
              <WholeWords text={band.title} />
            </h1>
          </div>
          <div className={`text-small bold ${head.facts}`}>
            <p className={head.line}>
              {course.facts.map(({ value, short = value }, index) => (
                <span key={index}>{`${short} `}</span>
              ))}
            </p>
            <Rating {...course.rating} />
          </div>
        </div>
      </div>
      <Cover
        className={`unprinted ${head.strip}`}
        cover={band.photograph ?? { ...band.strip, inline: true, face: course.face }}
      />
    </header>
  );
}

/** The form for a question about the course. */
function Query({ course }: { course: PageView<"course"> }) {
  const { query } = course.words;
  return (
    <div className="unprinted">
      <SectionHeading heading={query} />
      <MessageForm
        id="course-query"
        words={query}
        fields={[
          { name: "first-name", label: query.firstName, autoComplete: "given-name", marked: true },
          { name: "last-name", label: query.lastName, autoComplete: "family-name", marked: true },
          { name: "email", label: query.email, type: "email", autoComplete: "email", marked: true },
          { name: "category", label: query.category, marked: true },
          { name: "query", label: query.query, marked: true, multiline: true },
        ]}
        action={course.formAddress}
      />
    </div>
  );
}
