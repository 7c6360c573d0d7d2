import type { ComponentProps, FocusEvent } from "react";
import styles from "./row.module.css";

/** Scrolls a focused entry into view: browsers leave it if part of it shows. */
function bringIntoSight({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.scrollWidth <= currentTarget.clientWidth) return;
  // The entries belong to other components.
  target.closest("li")?.scrollIntoView({ block: "nearest", inline: "start" });
}

type Props = Pick<ComponentProps<"ul">, "className" | "children"> & { as?: "div" | "ul" };

/** Cards or groups of options; on phones, a row that scrolls sideways. */
export const Row = ({ as: List = "ul", className, children }: Props) => (
  <List className={`${className} ${styles.row}`} onFocus={bringIntoSight}>
    {children}
  </List>
);
