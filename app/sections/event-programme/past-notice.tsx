import type { ReactNode } from "react";
import styles from "./event-programme.module.css";

/** Says, once and plainly, that nobody can go any more. */
export function PastNotice({ children }: { children: ReactNode }) {
  return (
    <p className={`row bold text-lead ${styles.notice}`} role="note">
      <svg className={styles.mark} viewBox="0 0 100 100" aria-hidden="true">
        <path d="M26 52 44 70 76 33" fill="none" stroke="currentColor" strokeWidth="11" />
      </svg>
      <span className={styles.said}>{children}</span>
    </p>
  );
}
