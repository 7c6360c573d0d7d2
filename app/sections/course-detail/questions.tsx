import type { PageView } from "../../../site/pages.ts";
import { Accordion } from "../../components/accordion/accordion";
import { Image } from "../../components/image/image";
import { SectionHeading } from "../../components/section-heading/section-heading";
import styles from "./split.module.css";

/** What learners ask before they start this course. */
export function Questions({ course }: { course: PageView<"course"> }) {
  return (
    <div className={styles.split}>
      <div>
        <SectionHeading className={styles.heading} heading={course.words.faq} />
        <Image className={styles.art} image={course.art.faq} />
      </div>
      <Accordion name="course-faq" items={course.questions} markers={course.labels.questionMarkers} />
    </div>
  );
}
