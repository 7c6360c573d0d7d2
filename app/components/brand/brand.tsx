import type { BrandView } from "../../../site/views/source.ts";
import { Art } from "../art/art";
import { Link } from "../link/link";
import { Logo } from "./logo";
import styles from "./brand.module.css";

/** The mark and the name, or the logo, leading home. A name of more than eight letters is drawn smaller on phones. */
export function Brand({ brand, className }: { brand: BrandView; className?: string | undefined }) {
  return (
    <Link
      to={brand.to}
      className={["row", styles.brand, className].filter(Boolean).join(" ")}
      data-long={brand.name.length > 8 || undefined}
    >
      {"logo" in brand ? (
        <Logo {...brand.logo} />
      ) : (
        <>
          <Art picture={brand.mark} className={styles.mark} />
          {brand.name}
        </>
      )}
    </Link>
  );
}
