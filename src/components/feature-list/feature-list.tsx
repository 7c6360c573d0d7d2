import { cx } from "../cx";
import { TextList } from "../texts/texts";
import styles from "./feature-list.module.css";

type Props = { items: readonly string[]; className?: string | undefined };

/** A list with a small quarter tile in the course's hue before each item. */
export const FeatureList = ({ items, className }: Props) => (
  <TextList texts={items} className={cx("stack", styles.list, className)} item={styles.item} />
);
