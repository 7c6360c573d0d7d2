import type { MouseEvent } from "react";
import type { PageView } from "../pages.ts";
import { ButtonLink } from "../../components/button/button";
import { Image, Part } from "../../components/image/image";
import { cx } from "../../components/cx";
import { isPlainClick, showPart } from "../../components/tabs/in-page-link";
import { afterNextFrame } from "../../hooks/in-page";
import styles from "./course-rail.module.css";

/** For a link to a lesson: scrolls once the lesson shows. The browser follows the link while it is hidden. */
export const showLesson = (id: string) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  afterNextFrame(() => showPart(id, { focus: true, scroll: true }));
};

/** The start of the course: a link to its first lesson. `named`: with what the learner does first. */
export function Start({ course, named }: { course: PageView<"course">; named?: true }) {
  const [lesson] = course.lessons;
  if (!lesson) return null;
  const label = `${course.words.lesson.start} ${lesson.number}${named ? `: ${lesson.step}` : ""}`;
  return <ButtonLink to={`#${lesson.id}`} label={label} onClick={showLesson(lesson.id)} />;
}

/** Lessons in the rail. */
const shown = 6;

/** The first lessons, figures above words: `beside` the text in the rail, or in narrow windows above the texts. */
export function CourseLessons({ course, beside }: { course: PageView<"course">; beside?: true }) {
  const { figures, lessons, words } = course;
  return (
    <ol className={cx("unprinted", styles.lessons, beside && styles.wide)} aria-label={words.lesson.list}>
      {lessons.slice(0, shown).map(({ id, number, step }, index) => (
        <li key={id}>
          <a className="unlined text-small" href={`#${id}`} onClick={showLesson(id)}>
            <Part first={beside} image={figures} index={index} />
            <span className="muted">{number}</span> <b className="bold">{step}</b>
          </a>
        </li>
      ))}
    </ol>
  );
}

/**
 * The rail beside the text: price, the way to begin and the first lessons.
 * In a narrow window it is a bar at the foot, with price and start only.
 */
export function CourseRail({ course }: { course: PageView<"course"> }) {
  return (
    <div className={styles.lane} data-hue={course.band.hue}>
      <div className={`row apart ${styles.rail}`}>
        <Image className={`frame unprinted ${styles.wide}`} image={course.tile} />
        <div className={styles.price}>
          <p className="text-card">{course.badge}</p>
        </div>
        <div className={`unprinted ${styles.start}`}>
          <Start course={course} />
        </div>
        <CourseLessons beside course={course} />
      </div>
    </div>
  );
}

/** Price, lessons and hours of the course in a line. */
export function CourseTerms({ course }: { course: PageView<"course"> }) {
  const shorts = course.facts.flatMap(({ short = [] }) => short);
  return (
    <p className="row">
      <b className="text-card">{course.badge}</b>{" "}
      <span className="text-small">{shorts.slice(0, 2).join(" · ")}</span>
    </p>
  );
}
