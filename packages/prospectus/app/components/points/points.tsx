import type { PointView } from "../../../site/views/points.ts";
import { Art } from "../art/art";
import { cx } from "../cx";
import styles from "./points.module.css";

type Props = { points: readonly PointView[]; className?: string | undefined };

/** Short lines, each beside a small figure; in columns if there is room. */
export function Points({ points, className }: Props) {
  return (
    <ul className={cx("grid", className)}>
      {points.map(({ text, picture }) => (
        <li key={text} className={`row bold text-small ${styles.point}`}>
          <Art className={styles.figure} picture={picture} />
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
