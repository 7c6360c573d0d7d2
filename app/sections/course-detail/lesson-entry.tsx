import type { CourseDetailView } from "../../../site/views/courses.ts";
import { Image } from "../../components/image/image";
import styles from "./curriculum.module.css";

/** What stands for a lesson in the list of lessons. */
export function LessonEntry({
  lesson: { thumbnail, number, title },
}: {
  lesson: CourseDetailView["lessons"][number];
}) {
  return (
    <>
      <Image className={styles.thumbnail} image={thumbnail} />
      <span className={styles.words}>
        <span className={styles.number}>{number}</span> <span className={styles.title}>{title}</span>
      </span>
    </>
  );
}
