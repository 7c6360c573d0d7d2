import { cx } from "../cx";
import styles from "./feature-list.module.css";

type Props = { items: readonly string[]; className?: string | undefined };

/** A list with a small quarter tile in the course's hue before each item. */
export function FeatureList({ items, className }: Props) {
  return (
    <ul className={cx("stack", styles.list, className)}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
