import type { BrandView } from "../../../site/views/source.ts";
import { Art } from "../art/art";
import { cx } from "../cx";
import { Image } from "../image/image";
import { Link } from "../link/link";
import styles from "./brand.module.css";

/**
 * The mark and the name, or the logo, leading home. A name of more than eight letters is drawn smaller on phones. A logo has a ground
 * of its own, since it may lie over a band of any colour.
 */
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
