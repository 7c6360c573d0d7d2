import type { ImageView } from "../../../site/images/picture-store.ts";
import type { PageView } from "../../../site/pages.ts";
import { Diagram } from "../../components/diagram/diagram";
import { ArrowIcon } from "../../components/icon/icon";
import { Image } from "../../components/image/image";
import { Paragraphs, TextList } from "../../components/texts/texts";
import { usePrice } from "../../hooks/use-hydrated";
import { Details } from "./details";
import { showLesson } from "./start";
import styles from "./overview.module.css";

/** A square figure of the row, which is one file. */
const partOf = ({ src, height }: ImageView, index: number) => ({
  src: `${src}#svgView(viewBox(${index * height},0,${height},${height}))`,
  width: height,
  height,
  alt: "",
});

/** The first tab: description, results, features, audience, a page of the first lesson, teachers. */
export function Overview({ course }: { course: PageView<"course"> }) {
  const { audienceArt, instructors, lessons, overview, photograph } = course;
  const { diagram, results } = overview;
  const words = course.words.overview;
  const [lesson] = lessons;
  const shorts = course.facts.flatMap(({ short = [] }) => short);
  const teaches = course.words.instructors?.title;
  return (
    <div className={`stack ${styles.overview}`}>
      <div className="stack">
        <h2 className="text-section">{words.description}</h2>
        <Paragraphs texts={overview.description} first="text-lead" />
      </div>
      {(diagram || results) && (
        <div className="stack">
          {words.results && <h3 className="text-section">{words.results}</h3>}
          {diagram && <Diagram diagram={diagram} />}
          {results && <TextList texts={results} className={`grid ${styles.results}`} item="text-card" />}
        </div>
      )}
      <div className={`split ${styles.features}`}>
        {photograph && <Image className={`frame ${styles.photograph}`} image={photograph} />}
        <h2 className="text-card">{words.features}</h2>
        <TextList texts={overview.features} />
      </div>
      <Details {...overview} />
      <div className="stack">
        <h2 className="text-card">{words.audience}</h2>
        <ul className={`split early joined ${styles.audience}`}>
          {overview.audience.map((who, index) => (
            <li key={who}>
              <Image className={`unprinted ${styles.figure}`} image={partOf(audienceArt, index)} />
              {who}
            </li>
          ))}
        </ul>
      </div>
      {words.look && lesson && (
        <section className={`stack unprinted ${styles.look}`} aria-labelledby="look">
          <div className={`row apart bold ${styles.bar}`}>
            <h3 id="look">{words.look}</h3>
            <a className="row" href={`#${lesson.id}`} onClick={showLesson(lesson.id)}>
              {lesson.number} <ArrowIcon />
            </a>
          </div>
          <p className="text-lead">{lesson.introduction}</p>
          {lesson.diagram && <Diagram diagram={lesson.diagram} />}
          <p>{lesson.text[0]}</p>
        </section>
      )}
      {teaches && instructors.length > 0 && (
        <div className="stack">
          <p className="text-card">{teaches}</p>
          <ul className={`grid ${styles.teachers}`}>
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
      <div className="row apart">
        <div>
          <p className="text-card">{course.band.title}</p>
          <p className="muted">{shorts.slice(0, 2).join(" · ")}</p>
        </div>
        <p className="text-section">{usePrice(course).badge}</p>
      </div>
    </div>
  );
}
