import type { FocusEvent } from "react";
import styles from "./row.module.css";

/** Brings the entry whose link or box gets the focus into sight: a browser leaves a row as it is where a part of it shows. */
function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.scrollWidth <= currentTarget.clientWidth) return;
  target.closest("li")?.scrollIntoView({ block: "nearest", inline: "start" });
}

/** What makes a list of cards, or of groups of options, a row that scrolls sideways on a phone. */
export const row = { className: styles.row ?? "", onFocus };
