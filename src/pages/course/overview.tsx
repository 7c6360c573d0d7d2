import type { PageView } from "../pages.ts";
import { Diagram } from "../../components/diagram/diagram";
import { ButtonLink } from "../../components/button/button";
import { Part } from "../../components/image/image";
import { Paragraphs, TextList } from "../../components/texts/texts";
import { CourseLessons, showLesson } from "./course-rail";
import styles from "./overview.module.css";

/** The first tab. Beside the rail: description, features and audience. Below it, over the whole window: results, and a page of the first lesson. */
export function Overview({ course }: { course: PageView<"course"> }) {
  const { figures, lessons, overview } = course;
  const words = course.words.overview;
  const [lesson] = lessons;
  // The results' figures come last in their file. The diagram stands for the first.
  const before = lessons.length + overview.audience.length - 1;
  return (
    <>
      <div className={`stack ${styles.first}`}>
        <div className={`stack ${styles.description}`}>
          <h2 className="text-section">{words.description}</h2>
          <Paragraphs texts={overview.description} first="text-heading" />
        </div>
        <div className="stack">
          <h2 className="text-section">{words.features}</h2>
          <TextList texts={overview.features} className={styles.features} />
        </div>
        <CourseLessons course={course} />
        <div className="stack">
          <h2 className="text-section">{words.audience}</h2>
          <ul className={`grid joined ${styles.audience}`} data-hue={course.band.hue}>
            {overview.audience.map((who, index) => (
              <li key={index}>
                <Part image={figures} index={lessons.length + index} />
                <span>{who}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={`band ${styles.spread} ${styles.results}`} data-hue={course.hue}>
        <h3 className="text-section">{words.results}</h3>
        <ul className={`grid ${styles.wall}`} data-hue={course.band.hue}>
          {overview.results.map((result, index) => (
            <li key={index}>
              {index === 0 ? (
                <Diagram diagram={overview.diagram} />
              ) : (
                <Part image={figures} index={before + index} />
              )}
              <p className="text-card">{result}</p>
            </li>
          ))}
        </ul>
      </div>
      {lesson && (
        <section className={`unprinted ${styles.spread}`} aria-labelledby="look">
          <div className={`split joined ${styles.look}`}>
            <div className="stack">
              <h3 id="look" className="text-section">
                {words.look}
              </h3>
              <p className="text-lead">{lesson.introduction}</p>
              <p>
                <ButtonLink
                  look="line"
                  to={`#${lesson.id}`}
                  label={lesson.number}
                  onClick={showLesson(lesson.id)}
                />
              </p>
            </div>
            <div className="stack">
              <Diagram diagram={lesson.diagram} />
              <p>{lesson.text[0]}</p>
            </div>
          </div>
        </section>
      )}
    </>
  );
}
