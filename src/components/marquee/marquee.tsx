import type { ReactNode } from "react";
import { cx } from "../cx";
import styles from "./marquee.module.css";

type Props = {
  children: ReactNode;
  /** CSS pixels per second. */ speed: number;
  /** The strip's name for screen readers. */ label: string;
  words: { pause: string; play: string };
  className?: string | undefined;
};

/** A strip that moves at a constant speed, with a pause control (WCAG 2.2.2). Hover, focus and reduced motion stop it. */
export function Marquee({ children, speed, label, words, className }: Props) {
  const keepSpeed = (track: HTMLDivElement) => {
    const observer = new ResizeObserver(() => {
      const round = (track.firstElementChild?.getBoundingClientRect().width ?? 0) / speed;
      if (round > 0) track.style.animationDuration = `${round}s`;
    });
    observer.observe(track);
    return () => observer.disconnect();
  };
  return (
    <div className={cx("unprinted", styles.marquee, className)} role="group" aria-label={label}>
      <div className={styles.window}>
        <div ref={keepSpeed} className={styles.track}>
          <div className={styles.run}>{children}</div>
          <div className={styles.run} aria-hidden="true">
            {children}
          </div>
        </div>
      </div>
      <label className={`square ${styles.control}`} data-framed="">
        <input className="unseen" type="checkbox" aria-label={words.pause} />
        <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
          <path className={styles.pause} d="M5 4h5v16H5zM14 4h5v16h-5z" />
          <path className={styles.play} d="M6 3v18l15-9z" />
        </svg>
      </label>
    </div>
  );
}
