import type { PageView } from "../../../site/pages.ts";
import type { HeadingView } from "../../../site/views/band.ts";
import { Accordion } from "../../components/accordion/accordion";
import { Image } from "../../components/image/image";
import { SectionHeading } from "../../components/section-heading/section-heading";
import styles from "./beside-heading.module.css";

/** What learners ask before they start this course. */
export function Questions({ course, heading }: { course: PageView<"course">; heading: HeadingView }) {
  return (
    <div className={`split ${styles.beside}`}>
      <div>
        <SectionHeading className={styles.heading} heading={heading} />
        <Image className={`frame ${styles.art}`} image={course.art.faq} />
      </div>
      <Accordion name="course-faq" items={course.questions} markers={course.labels.questionMarkers} />
    </div>
  );
}
