import type { SectionProps } from "../../hooks/this-page";
import { Link } from "../../components/link/link";
import styles from "./course-filters.module.css";

type Filters = NonNullable<SectionProps<"course-list">["view"]["filters"]>;

/** The parts of a long course list, each with an address: by category, level, price and language. */
export function CourseFilters({ label, current, groups }: Filters) {
  return (
    <nav className={`row unprinted ${styles.filters}`} aria-label={label}>
      {groups.map((group) => (
        <div key={group.label} className="row">
          <h3 className={styles.name}>{group.label}</h3>
          <ul className={`row ${styles.links}`}>
            {group.links.map((link) => (
              <li key={link.to}>
                <Link className="pill" {...link} aria-current={link.to === current ? "page" : undefined} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
