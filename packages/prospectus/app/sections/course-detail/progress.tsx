import type { SharedWords } from "../../../site/make-site.ts";
import type { PageView } from "../../../site/pages.ts";
import { Button } from "../../components/button/button";
import { Image } from "../../components/image/image";
import { formFor } from "../../hooks/this-page";
import type { useProgress } from "./use-progress";
import styles from "./progress.module.css";

export type ProgressProps = {
  course: PageView<"course">;
  /** The current lesson. */ lesson: PageView<"course">["lessons"][number];
  progress: ReturnType<typeof useProgress>;
  words: NonNullable<SharedWords["progress"]>;
};

/** The course's cover, with one tile for each finished lesson. */
export function Progress({ course, lesson, progress, words }: ProgressProps) {
  const { done, mark, forget } = progress;
  const { lessons, pieces } = course;
  return (
    <section className={`split early unprinted ${styles.progress}`} aria-labelledby="progress">
      <div className={styles.picture}>
        <Image className="frame" image={course.band.strip} />
        <svg className={`frame ${styles.lids}`} viewBox="0 0 500 300" aria-hidden="true">
          {pieces.map((cell, index) => (
            <g
              key={cell}
              className={styles.lid}
              data-laid={done.includes(lessons[index]?.id ?? "") || undefined}
            >
              <rect x={(cell % 5) * 100} y={Math.floor(cell / 5) * 100} width="100" height="100" />
              <text x={(cell % 5) * 100 + 50} y={Math.floor(cell / 5) * 100 + 64}>
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <div className={`stack ${styles.words}`}>
        <h3 id="progress" className="text-card">
          {words.title}
        </h3>
        <label className="box-label">
          <input
            className="check-box"
            type="checkbox"
            checked={done.includes(lesson.id)}
            onChange={({ target }) => mark(lesson.id, target.checked)}
          />
          {words.mark.replace("{lesson}", lesson.number)}
        </label>
        <p className="text-small muted" role="status">
          {formFor(words.count, done.length)
            .replace("{count}", `${done.length}`)
            .replace("{all}", `${lessons.length}`)}
        </p>
        <Button look="line" size="small" aria-disabled={done.length === 0} onClick={forget}>
          {words.forget}
        </Button>
      </div>
    </section>
  );
}
