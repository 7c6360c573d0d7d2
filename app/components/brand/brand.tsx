import type { BrandView } from "../../../site/views/source.ts";
import { Art } from "../art/art";
import { Link } from "../link/link";
import styles from "./brand.module.css";

/** The mark and the name, leading home. */
export function Brand({ brand, className }: { brand: BrandView; className?: string | undefined }) {
  return (
    <Link to={brand.to} className={[styles.brand, className].filter(Boolean).join(" ")}>
      <Art picture={brand.mark} className={styles.mark} />
      {brand.name}
    </Link>
  );
}
