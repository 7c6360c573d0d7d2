import type { BrandView } from "../../data/site.ts";
import { Art } from "../image/drawn";
import { cx } from "../cx";
import { Link } from "../link/link";
import styles from "./brand.module.css";

/** The home link: mark and name. */
export function Brand({ brand, className }: { brand: BrandView; className?: string | undefined }) {
  return (
    <Link to={brand.to} className={cx("row", styles.brand, className)}>
      <Art picture={brand.mark} className={styles.mark} />
      {brand.name}
    </Link>
  );
}
