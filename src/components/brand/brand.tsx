import type { BrandView } from "../../data/views/source.ts";
import { Art } from "../image/drawn";
import { cx } from "../cx";
import { Image } from "../image/image";
import { Link } from "../link/link";
import styles from "./brand.module.css";

/** The home link: mark and name, or the logo. Names of more than eight letters are smaller on phones. */
export function Brand({ brand, className }: { brand: BrandView; className?: string | undefined }) {
  return (
    <Link
      to={brand.to}
      className={cx("row", styles.brand, className)}
      data-long={brand.name.length > 8 || undefined}
    >
      {"logo" in brand ? (
        <span className={styles.logo} data-themes={brand.logo.dark ? "both" : "light"}>
          <Image className={styles.light} image={brand.logo.light} />
          {brand.logo.dark && <Image className={styles.dark} image={brand.logo.dark} />}
        </span>
      ) : (
        <>
          <Art picture={brand.mark} className={styles.mark} />
          {brand.name}
        </>
      )}
    </Link>
  );
}
