import type { PageView } from "../../../site/pages.ts";
import { ArrowIcon } from "../../components/icon/icon";
import { Diagram, Image } from "../../components/image/image";
import { Details } from "./details";
import { FeatureList } from "../../components/feature-list/feature-list";
import { showLesson } from "./start";
import styles from "./overview.module.css";

/** The first tab: what one will make, what the course is about, what it offers and for whom; then who teaches, and a look into the first lesson. */
export function Overview({ course }: { course: PageView<"course"> }) {
  const { instructors, lessons, overview, photograph } = course;
  const words = course.words.overview;
  const [lesson] = lessons;
  const teaches = course.words.instructors?.title;
  return (
    <div className={`split ${styles.overview}`}>
      {overview.diagram && <Diagram diagram={overview.diagram} />}
      <div className={`stack ${styles.text}`}>
        <h2 className="text-heading">{words.description}</h2>
        {overview.description.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? "text-lead" : undefined}>
            {paragraph}
          </p>
        ))}
      </div>
      <div className={`frame quiet ${styles.features}`}>
        {photograph && <Image className="frame" image={photograph} />}
        <div className={`stack ${styles.panel}`}>
          <h2 className="text-card">{words.features}</h2>
          <FeatureList items={overview.features} />
        </div>
      </div>
      <Details {...overview} />
      <div className={`stack ${styles.audience}`}>
        <h2 className="text-card">{words.audience}</h2>
        <ul className={`row joined ${styles.cells}`}>
          {overview.audience.map(({ who, figure }) => (
            <li key={who} className={`stack text-small ${styles.person}`}>
              <Image className={`frame unprinted ${styles.tile}`} image={figure} />
              {who}
            </li>
          ))}
        </ul>
      </div>
      {words.look && lesson && (
        <a
          className={`stack joined unlined unprinted ${styles.cells}`}
          href={`#${lesson.id}`}
          onClick={showLesson(lesson.id)}
        >
          <span className={`row apart bold ${styles.bar}`}>
            {words.look}
            <span className="row">
              {lesson.number} <ArrowIcon />
            </span>
          </span>
          <Image className={`frame ${styles.poster}`} image={lesson.thumbnail} />
          <span className={styles.panel}>{lesson.introduction}</span>
        </a>
      )}
      {teaches && instructors.length > 0 && (
        <div className="stack">
          <p className="text-card">{teaches}</p>
          <ul className="stack">
            {instructors.map(({ id, name, role, portrait, formerly }) => (
              <li key={id} className={`row ${styles.teacher}`}>
                <Image className={`frame ${styles.tile}`} image={portrait} />
                <div>
                  <p className="text-card">{name}</p>
                  <p>{formerly ?? role}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
