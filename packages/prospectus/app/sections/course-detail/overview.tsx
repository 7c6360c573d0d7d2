import type { PageView } from "../../../site/pages.ts";
import { Diagram } from "../../components/diagram/diagram";
import { ArrowIcon } from "../../components/icon/icon";
import { Image, Part } from "../../components/image/image";
import { Paragraphs, TextList } from "../../components/texts/texts";
import { WholeWords } from "../../components/whole-words/whole-words";
import { usePrice } from "../../hooks/use-hydrated";
import { Details } from "./details";
import { showLesson, Start } from "./start";
import styles from "./overview.module.css";

/** The first tab. Beside the rail: description, features and audience. Below it, over the whole window: results, a page of the first lesson, teachers and the way to begin. */
export function Overview({ course }: { course: PageView<"course"> }) {
  const { figures, instructors, lessons, overview, photograph } = course;
  const { diagram, results = [] } = overview;
  const words = course.words.overview;
  const [lesson] = lessons;
  const shorts = course.facts.flatMap(({ short = [] }) => short);
  // The results' figures come last in their file. The diagram stands for the first.
  const before = lessons.length + overview.audience.length - (diagram ? 1 : 0);
  const teaches = course.words.instructors?.title;
  return (
    <>
      <div className={`stack ${styles.first}`}>
        <div className={styles.description}>
          <h2 className="text-card">{words.description}</h2>
          <Paragraphs texts={overview.description} first={`text-heading ${styles.opening}`} />
        </div>
        <div className="stack">
          <h2 className="text-card">{words.features}</h2>
          {photograph && <Image className="frame" image={photograph} />}
          <TextList texts={overview.features} className={styles.features} />
        </div>
        <Details {...overview} />
        <div className="stack">
          <h2 className="text-card">{words.audience}</h2>
          <ul className={`grid joined ${styles.audience}`}>
            {overview.audience.map((who, index) => (
              <li key={who}>
                <Part image={figures} index={lessons.length + index} />
                <span>{who}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {(diagram || results.length > 0) && (
        <div className={`band ${styles.spread} ${styles.results}`} data-hue={course.hue}>
          {words.results && <h3 className={styles.voice}>{words.results}</h3>}
          {results.length === 0 && diagram && <Diagram diagram={diagram} />}
          <ul className={`grid ${styles.wall}`}>
            {results.map((result, index) => (
              <li key={result}>
                {diagram && index === 0 ? (
                  <Diagram diagram={diagram} />
                ) : (
                  <Part image={figures} index={before + index} />
                )}
                <p className="text-card">{result}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {words.look && lesson && (
        <section className={`unprinted ${styles.spread}`} aria-labelledby="look">
          <div className={`split ${styles.look}`}>
            <div className={`stack ${styles.page}`}>
              <h3 id="look" className="text-card">
                {words.look}
              </h3>
              <p className="text-heading capital">
                <WholeWords text={lesson.title} />
              </p>
              <p className="text-lead">{lesson.introduction}</p>
              <p>{lesson.text[0]}</p>
            </div>
            <div className={styles.facing}>
              <a className="row text-section" href={`#${lesson.id}`} onClick={showLesson(lesson.id)}>
                {lesson.number} <ArrowIcon />
              </a>
              <Part image={figures} index={0} />
              {lesson.diagram && <Diagram diagram={lesson.diagram} />}
            </div>
          </div>
        </section>
      )}
      {teaches && instructors.length > 0 && (
        <div className={`${styles.spread} ${styles.teach}`}>
          <p className="text-section">{teaches}</p>
          <ul className={`grid ${styles.wall}`}>
            {instructors.map(({ id, name, role, portrait, formerly }) => (
              <li key={id}>
                <Image className="frame unprinted" image={portrait} />
                <div>
                  <p className="text-card">{name}</p>
                  <p className="text-small muted">{formerly ?? role}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={`row band ${styles.spread} ${styles.end}`} data-hue={course.band.hue}>
        <div>
          <p className="text-section">{course.band.title}</p>
          <p>{shorts.slice(0, 2).join(" · ")}</p>
        </div>
        <p className={styles.voice}>{usePrice(course).badge}</p>
        <div className="unprinted">
          <Start course={course} />
        </div>
      </div>
    </>
  );
}
