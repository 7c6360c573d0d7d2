import type { PageView } from "../../../site/pages.ts";
import { Image, Part } from "../../components/image/image";
import { usePrice } from "../../hooks/use-hydrated";
import { nextLesson, showLesson, Start } from "./start";
import { useProgress } from "./use-progress";
import styles from "./course-rail.module.css";

/** Lessons below the rail. */
const shown = 6;

/**
 * The lane beside the text, in the band's colour: the rail moves along it, and the first lessons are its foot.
 * The rail has the price, the way to begin, the main facts and the next lesson. In a narrow window it is a bar at the foot.
 */
export function CourseRail({ course }: { course: PageView<"course"> }) {
  const { facts, figures, ground, lessons, tile, words } = course;
  const { badge, reduced } = usePrice(course);
  const { done } = useProgress(course.slug);
  const next = nextLesson(course, done);
  return (
    <div className={styles.lane} data-hue={course.band.hue}>
      <Image className={`frame unprinted ${styles.wide} ${styles.ground}`} image={ground} />
      <div className={styles.way}>
        <div className={`row apart ${styles.rail}`}>
          <Image className={`frame unprinted ${styles.wide}`} image={tile} />
          <div className={styles.price}>
            <p className="text-card">{badge}</p>
            {reduced && <p className="text-small">{reduced}</p>}
          </div>
          <div className={`unprinted ${styles.start}`}>
            <Start course={course} />
          </div>
          <ul className={`${styles.wide} ${styles.facts}`}>
            {facts
              .filter(({ main }) => main)
              .map(({ label, value }) => (
                <li key={label} className="row apart">
                  <span className="text-small muted">{label}</span> <b>{value}</b>
                </li>
              ))}
          </ul>
          {next && (
            <a
              className={`row unprinted unlined ${styles.wide} ${styles.next}`}
              href={`#${next.id}`}
              onClick={showLesson(next.id)}
            >
              <Part first image={figures} index={lessons.indexOf(next)} />
              <div>
                <p className="text-small muted">{words.lesson.next}</p>
                <p className="bold">{next.number}</p>
              </div>
            </a>
          )}
        </div>
      </div>
      <ol className={`unprinted ${styles.lessons}`} aria-label={words.lesson.list}>
        {lessons.slice(0, shown).map(({ id, number }, index) => (
          <li key={id}>
            <a href={`#${id}`} onClick={showLesson(id)}>
              <span className={`text-small bold ${styles.number}`}>{number}</span>
              <Part image={figures} index={index} />
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The end of the text: title, facts, price and the way to begin once more, in a line. Narrow windows drop the title. */
export function CourseEnd({ course }: { course: PageView<"course"> }) {
  const shorts = course.facts.flatMap(({ short = [] }) => short);
  return (
    <div className="band" data-hue={course.band.hue}>
      <div className={`wrap row ${styles.end}`}>
        <p className={`text-card ${styles.wide}`}>{course.band.title}</p>
        <p className="row">
          <span className="text-small">{shorts.slice(0, 2).join(" · ")}</span>{" "}
          <b className="text-card">{usePrice(course).badge}</b>
        </p>
        <div className="unprinted">
          <Start course={course} />
        </div>
      </div>
    </div>
  );
}
