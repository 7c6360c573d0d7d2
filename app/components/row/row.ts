import type { FocusEvent } from "react";
import styles from "./row.module.css";

/** Brings the card whose link gets the focus into sight: a browser leaves a row as it is where a part of the link shows. */
function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.scrollWidth <= currentTarget.clientWidth) return;
  const card = [...currentTarget.children].find((one) => one.contains(target));
  card?.scrollIntoView({ block: "nearest", inline: "start" });
}

/** What makes a list of cards a row that scrolls sideways on a phone. */
export const row = { className: styles.row ?? "", onFocus };
