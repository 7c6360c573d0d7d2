import type { PageView } from "../../../site/pages.ts";
import { Image } from "../../components/image/image";
import { usePrice } from "../../hooks/use-hydrated";
import { nextLesson, showLesson, Start } from "./start";
import { useProgress } from "./use-progress";
import styles from "./course-rail.module.css";

/** Price, main facts, start and next lesson: a card beside the text, or a bar at the foot of a narrow window. */
export function CourseRail({ course }: { course: PageView<"course"> }) {
  const { facts, tile, words } = course;
  const { badge, reduced } = usePrice(course);
  const { done } = useProgress(course.slug);
  const next = nextLesson(course, done);
  return (
    <div className={styles.rail}>
      <Image className={`frame unprinted ${styles.wide}`} image={tile} />
      <div className={styles.price}>
        <p className={`text-section ${styles.badge}`}>{badge}</p>
        {reduced && <p className="text-small">{reduced}</p>}
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
      <div className={`unprinted ${styles.start}`}>
        <Start course={course} />
      </div>
      {next && (
        <a
          className={`unprinted ${styles.wide} ${styles.next}`}
          href={`#${next.id}`}
          onClick={showLesson(next.id)}
        >
          {words.lesson.next} <b>{next.number}</b>
        </a>
      )}
    </div>
  );
}
