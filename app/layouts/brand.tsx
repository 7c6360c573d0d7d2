import { view as shell } from "virtual:content/shell";
import { Art } from "../components/art/art";
import styles from "./brand.module.css";

/** The mark and the name, leading home. */
export function Brand({ className }: { className?: string | undefined }) {
  return (
    <a href="/" className={[styles.brand, className].filter(Boolean).join(" ")}>
      <Art picture={shell.logo} className={styles.mark} />
      {shell.site.name}
    </a>
  );
}
