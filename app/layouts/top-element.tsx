import type { RootView } from "../../site/shell.ts";
import styles from "./top-element.module.css";

/** The first element of every page: the target of "Back to top", and the skip link. */
export function TopElement({ labels }: { labels: RootView["labels"] | undefined }) {
  return (
    <div id="top" className={styles.top}>
      <a href="#main" className={styles.skip}>
        {labels?.skip}
      </a>
    </div>
  );
}
