import type { PageView } from "../pages.ts";
import { Diagram } from "../../components/diagram/diagram";
import { ButtonLink } from "../../components/button/button";
import { Part } from "../../components/image/image";
import { Paragraphs, TextList } from "../../components/texts/texts";
import { CourseLessons, CourseTerms, showLesson } from "./course-rail";
import styles from "./overview.module.css";

/** The first tab. Beside the rail: description, features and audience. Below it, over the whole window: results, and a page of the first lesson. */
export function Overview({ course }: { course: PageView<"course"> }) {
  const { lessons, overview } = course;
  const words = course.words.overview;
  const [lesson] = lessons;
  return (
    <>
      <div className={`stack ${styles.first}`}>
        <div className={`stack ${styles.description}`}>
          <h2 className="text-section">{words.description}</h2>
          <CourseLessons course={course} />
          <Paragraphs texts={overview.description} first="text-heading" />
        </div>
        <div className={styles.pair}>
          <div>
            <h2 className="text-heading">{words.features}</h2>
            <TextList texts={overview.features} className={styles.lines} />
          </div>
          <div>
            <h2 className="text-heading">{words.audience}</h2>
            <TextList texts={overview.audience} className={styles.lines} />
          </div>
        </div>
      </div>
      <div className={`band ${styles.spread} ${styles.results}`} data-hue={course.hue}>
        <h3 className="text-section">{words.results}</h3>
        <ul className={`grid ${styles.wall}`}>
          {overview.results.map((result, index) => (
            <li key={index}>
              <Result result={result} course={course} />
            </li>
          ))}
        </ul>
      </div>
      {lesson && (
        <section className={`unprinted ${styles.spread} ${styles.inside}`} aria-labelledby="look">
          <div className={`split joined ${styles.look}`}>
            <div className="stack">
              <h3 id="look" className="text-section">
                {words.look}
              </h3>
              <p className="text-lead">{lesson.introduction}</p>
              <CourseTerms course={course} />
              <p>
                <ButtonLink
                  look="line"
                  to={`#${lesson.id}`}
                  label={lesson.number}
                  onClick={showLesson(lesson.id)}
                />
              </p>
            </div>
            <Diagram diagram={lesson.diagram} />
          </div>
        </section>
      )}
    </>
  );
}

type ResultProps = {
  result: PageView<"course">["overview"]["results"][number];
  course: PageView<"course">;
};

/** An example of what learners have at the end: its name, then its lines, a drawing or a diagram. */
function Result({ result: { title, rows, part, diagram }, course }: ResultProps) {
  return (
    <>
      <div className={`stack ${styles.name}`}>
        <p className="eyebrow">{course.words.overview.example}</p>
        <p className="text-card">{title}</p>
      </div>
      {rows && (
        <ul className={`text-small ${styles.rows}`}>
          {rows.map(({ at, text, value }, index) => (
            <li key={index}>
              <b>{at}</b> <span>{text}</span> {value && <b>{value}</b>}
            </li>
          ))}
        </ul>
      )}
      {part !== undefined && (
        <div className={styles.drawn}>
          <Part image={course.figures} index={part} />
        </div>
      )}
      {diagram && <Diagram diagram={diagram} />}
    </>
  );
}
