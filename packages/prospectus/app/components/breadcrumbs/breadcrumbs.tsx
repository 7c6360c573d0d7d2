import type { BandView } from "../../../site/views/band.ts";
import { Link } from "../link/link";
import styles from "./breadcrumbs.module.css";

type Props = BandView["breadcrumbs"];

/** The trail to this page. The last entry is the page itself and does not link (WAI-ARIA breadcrumb pattern). It takes one line. */
export function Breadcrumbs({ label, crumbs }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={`row text-small ${styles.trail}`}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className={styles.crumb}>
            {crumb.to && index < crumbs.length - 1 ? (
              <Link className="unlined" to={crumb.to} label={crumb.label} />
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
