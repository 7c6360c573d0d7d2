import type { BandView } from "../../data/band.ts";
import { Link } from "../link/link";
import styles from "./breadcrumbs.module.css";

type Props = BandView["breadcrumbs"];

/** Breadcrumbs on one line (WAI-ARIA pattern). The last entry is the current page, without a link. */
export function Breadcrumbs({ label, crumbs }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={`row text-small ${styles.trail}`}>
        {crumbs.map((crumb, index) => (
          <li key={index} className={styles.crumb}>
            {crumb.to && index < crumbs.length - 1 ? (
              <Link className="unlined touch" to={crumb.to} label={crumb.label} />
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
