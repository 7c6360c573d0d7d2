import type { PagingView } from "../../../site/views/list-pages.ts";
import { Link } from "../link/link";
import styles from "./pagination.module.css";

/** Links through the pages of a list: previous and next by name; first, adjacent and last by number. */
export function Pagination({ label, page, steps, previous, next }: PagingView) {
  return (
    <nav className={`row ${styles.pagination}`} aria-label={label}>
      {previous && <Link className="touch" {...previous} />}
      <ol className={`row ${styles.steps}`}>
        {steps.map((step, index) => (
          <li key={step.label || `gap ${index}`}>
            {step.to ? (
              <Link className="pill" to={step.to} label={step.label} aria-label={`${page} ${step.label}`} />
            ) : step.label ? (
              <span className="pill" aria-current="page">
                {step.label}
              </span>
            ) : (
              "…"
            )}
          </li>
        ))}
      </ol>
      {next && <Link className="touch" {...next} />}
    </nav>
  );
}
