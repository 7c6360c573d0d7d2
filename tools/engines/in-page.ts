/** What runs in the page and is asked for by several journeys. */

/** The label of what has the focus, or its words. */
export const focused = () =>
  (document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "").trim();

/** The names of the open dialogs. */
export const openDialogs = () => [...document.querySelectorAll("dialog[open]")].map(({ id }) => id);
