import type { PointView } from "../../data/picture.ts";
import { Art } from "../image/drawn";
import { cx } from "../cx";
import styles from "./points.module.css";

type Props = { points: readonly PointView[]; className?: string | undefined };

/** Short lines, each with a small figure on its ground; in columns if there is room. */
export function Points({ points, className }: Props) {
  return (
    <ul className={cx("grid", className)}>
      {points.map(({ text, picture, ground }, index) => (
        <li key={index} data-hue={ground} className={`ground row bold text-small ${styles.point}`}>
          <Art className={styles.figure} picture={picture} />
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
