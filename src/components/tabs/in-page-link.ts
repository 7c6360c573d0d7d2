import type { MouseEvent } from "react";
import { namedPart } from "../../hooks/in-page";

/** Whether a click navigates in this tab, without modifier keys. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Scrolls to a part of the page and focuses its title. */
export function showPart(id: string, { focus, scroll }: { focus: boolean; scroll: boolean }): void {
  if (scroll) namedPart(id)?.scrollIntoView();
  if (focus) namedPart(`${id}-title`)?.focus({ preventScroll: true });
}
