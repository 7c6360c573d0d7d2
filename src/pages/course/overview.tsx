import type { PageView } from "../pages.ts";
import { Diagram } from "../../components/diagram/diagram";
import { Paragraphs, TextList } from "../../components/texts/texts";
import { CourseLessons, CourseTerms } from "./course-rail";
import styles from "./overview.module.css";

/** The first tab. Beside the rail: description, features and audience. Below it, over the whole window: the results. */
export function Overview({ course }: { course: PageView<"course"> }) {
  const { overview } = course;
  const words = course.words.overview;
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
      <section className={styles.results} data-hue={course.hue} aria-labelledby="results">
        <div className="stack">
          <h3 id="results" className="text-section">
            {words.results}
          </h3>
          <CourseTerms course={course} />
        </div>
        <ul className={`grid ${styles.wall}`}>
          {overview.results.map(({ title, rows }, index) => (
            <li key={index}>
              <div className={`stack ${styles.name}`}>
                <p className="eyebrow">{words.example}</p>
                <p className="text-card">{title}</p>
              </div>
              <ul className={`text-small ${styles.rows}`}>
                {rows.map(({ at, text, value }, row) => (
                  <li key={row}>
                    <b>{at}</b> <span>{text}</span> {value && <b>{value}</b>}
                  </li>
                ))}
              </ul>
              {index === 0 && <Diagram diagram={overview.diagram} />}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
