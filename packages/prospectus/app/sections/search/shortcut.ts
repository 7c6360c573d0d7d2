import { keep, kept } from "../../hooks/storage";

/** Where it is remembered on this device that the / key shall not open the search. */
const key = "search-key";

/** Whether the / key opens the search: yes, unless the visitor turned it off. */
export function slashOpens(): boolean {
  return kept(key) !== "off";
}

/** Whether a key press asks for the search: Ctrl or Cmd with K anywhere, or / while nothing is being typed. */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.altKey || (event.shiftKey && event.key !== "/")) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === "k";
  if (event.key !== "/" || !slashOpens()) return false;
  return !(
    event.target instanceof Element &&
    event.target.closest("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]")
  );
}

/** Lets the / key open the search or not. A key of a single sign may meet with what speech recognition types, so it can be turned off (WCAG 2.1.4). */
export function letSlashOpen(opens: boolean): void {
  keep(key, opens ? "" : "off");
}
