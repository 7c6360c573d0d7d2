import type { ComponentProps, FocusEvent } from "react";
import styles from "./row.module.css";

/** Scrolls a focused entry into view: browsers leave it if part of it shows. */
function bringIntoSight({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.scrollWidth <= currentTarget.clientWidth) return;
  // The entries belong to other components.
  target.closest("li")?.scrollIntoView({ block: "nearest", inline: "start" });
}

type Props = Pick<ComponentProps<"ul">, "className" | "children"> & {
  as?: "div" | "ul";
  /** Whether it is a row at all. */ row?: boolean;
};

/** Cards or groups of options; on phones, a row that scrolls sideways. */
export function Row({ as: List = "div", row = true, className = "", children }: Props) {
  if (!row) return <List className={className}>{children}</List>;
  return (
    <List className={`${className} ${styles.row}`} onFocus={bringIntoSight}>
      {children}
    </List>
  );
}
