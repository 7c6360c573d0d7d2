import type { PageView } from "../../../site/pages.ts";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs";
import { Image } from "../../components/image/image";
import { Rating } from "../../components/rating/rating";
import { WholeWords } from "../../components/whole-words/whole-words";
import { usePrice } from "../../hooks/use-price";
import { factsLine } from "./course-facts";
import { Start } from "./start";
import styles from "./course-head.module.css";

/** The band that opens a course page: trail, category, title, badge and rating, the way to begin, and the course's own cover. */
export function CourseHead({ course }: { course: PageView<"course"> }) {
  const { band } = course;
  const { badge, reduced } = usePrice(course);
  return (
    <header id="course-head" className={`band ${styles.band}`} data-hue={band.hue}>
      {/* The first frame waits for the strip, into which the cover of a card grows. */}
      <link rel="expect" href="#course-head" blocking="render" />
      <div className="wrap">
        <div className={`stack ${styles.words}`}>
          <Breadcrumbs {...band.breadcrumbs} />
          <div className={`stack ${styles.about}`}>
            <p className="eyebrow">{band.eyebrow}</p>
            <h1 className={`text-section ${styles.title}`}>
              <WholeWords text={band.title} />
            </h1>
            <p className={styles.facts}>{factsLine(course.facts)}</p>
            <div className={`row bold ${styles.terms}`}>
              <p className={`text-card ${styles.badge}`}>{badge}</p>
              {reduced && <p>{reduced}</p>}
              {course.rating && <Rating text={course.rating} label={course.labels.rated} />}
            </div>
            <Start course={course} />
          </div>
        </div>
      </div>
      <Image
        inline
        className={`unprinted ${styles.strip} ${styles[course.figureAt] ?? ""}`}
        image={band.strip}
      />
    </header>
  );
}
