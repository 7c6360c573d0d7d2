import { view as labels } from "virtual:content/labels";
import type { CourseDetailView } from "../../../site/views/courses.ts";
import { Image } from "../../components/image/image";
import { Rating } from "../../components/rating/rating";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { CourseGrid } from "../course-card/course-card";
import { JourneyBanner } from "../journey-banner/journey-banner";
import { PageBand } from "../page-band/page-band";
import { CourseFacts } from "./course-facts";
import { Instructors } from "./instructors";
import { LessonEntry } from "./lesson-entry";
import { LessonText } from "./lesson-text";
import { Overview } from "./overview";
import { Questions } from "./questions";
import styles from "./course-detail.module.css";
import split from "./split.module.css";

/** The parts of a course page that the browser need not run: all its words and pictures. */
export function courseParts(course: CourseDetailView) {
  const { words, lessons } = course;
  return {
    Band: () => (
      <PageBand band={course.band}>
        <Rating className={styles.rating} text={course.rating} label={labels.rated} />
      </PageBand>
    ),
    Facts: () => <CourseFacts facts={course.facts} />,
    Overview: () => <Overview course={course} />,
    /** The lesson at this place in the list, as the list shows it. */
    LessonEntry: ({ index }: { index: number }) => {
      const lesson = lessons[index];
      return lesson ? <LessonEntry lesson={lesson} /> : null;
    },
    /** The text of the lesson at this place in the list. */
    LessonText: ({ index }: { index: number }) => {
      const lesson = lessons[index];
      return lesson ? <LessonText lesson={lesson} next={lessons[index + 1]} words={words.lesson} /> : null;
    },
    Instructors: () => <Instructors course={course} />,
    Questions: () => <Questions course={course} />,
    QueryWords: () => (
      <>
        <SectionHeading className={split.heading} {...headingOf(words.query)} />
        <Image className={split.art} image={course.art.query} />
      </>
    ),
    Related: () => (
      <>
        <section className={styles.related} aria-labelledby="related-courses">
          <div className={`wrap ${styles.three}`}>
            <SectionHeading id="related-courses" {...headingOf(words.related)} />
            <CourseGrid cards={course.related} action="buyCourse" />
          </div>
        </section>
        <JourneyBanner journey={course.journey} />
      </>
    ),
  };
}

/** The parts of a course page, by name. */
export type CourseParts = ReturnType<typeof courseParts>;

function headingOf<H extends { eyebrow: string; title: string; lead?: string | undefined }>({
  eyebrow,
  title,
  lead,
}: H) {
  return { eyebrow, title, lead };
}
