import type { PageView } from "../pages.ts";
import styles from "./course-facts.module.css";

/** The info strip, for medium screens and up (specification). */
export function CourseFacts({ facts }: Pick<PageView<"course">, "facts">) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }, index) => (
        <div key={index} className={styles.fact}>
          <dt className="text-small muted capital">{label}</dt>
          <dd className="text-card">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
