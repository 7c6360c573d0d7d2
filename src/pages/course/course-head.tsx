import type { PageView } from "../pages.ts";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs";
import { Cover } from "../../components/cover/cover";
import { Rating } from "../../components/rating/rating";
import { WholeWords } from "../../components/whole-words/whole-words";
import styles from "./course-head.module.css";

/** The band that opens a course page: trail, category, title, rating and the course's photograph or own cover. */
export function CourseHead({ course }: { course: PageView<"course"> }) {
  const { band } = course;
  return (
    <header id="course-head" className={`band ${styles.band}`} data-hue={band.hue}>
      {/* The first frame waits for the strip, into which the cover of a card grows. */}
      <link rel="expect" href="#course-head" blocking="render" />
      <div className="wrap">
        <div className={`stack ${styles.words}`}>
          <Breadcrumbs {...band.breadcrumbs} />
          <div className="stack">
            <p className="eyebrow">{band.eyebrow}</p>
            <h1 className={`text-section ${styles.title}`}>
              <WholeWords text={band.title} />
            </h1>
          </div>
          <div className={`text-small bold ${styles.facts}`}>
            <p className={styles.line}>
              {course.facts.map(({ value, short = value }, index) => (
                <span key={index}>{`${short} `}</span>
              ))}
            </p>
            <Rating {...course.rating} />
          </div>
        </div>
      </div>
      <Cover
        className={`unprinted ${styles.strip}`}
        cover={band.photograph ?? { ...band.strip, inline: true, face: course.face }}
      />
    </header>
  );
}
