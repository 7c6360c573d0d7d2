import type { CourseFact } from "../../../site/views/course-details.ts";
import styles from "./course-facts.module.css";

/** The info strip: what the course takes and who takes it. For medium screens and up (specification). */
export function CourseFacts({ facts }: { facts: readonly CourseFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, more: isMore }) => (
        <div key={label} className={styles.fact} data-more={isMore}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
