/** The link to the whole site's style sheet, parked in the head until the visitor does something; `entry.server.tsx` writes it. */
export const sheetId = "whole-sheet";

/** How long to wait for the sheet, in milliseconds: a page in the wrong clothes is better than none. */
const patience = 3000;

let coming: Promise<void> | undefined;

/**
 * Fetches the whole site's style sheet, if that has not begun. A page has the styles of what its HTML shows inside; the sheet is for
 * what a visitor's doing brings. Resolves when the styles are there, or cannot be got.
 */
export function wholeSheet(): Promise<void> {
  coming ??= new Promise((resolve) => {
    const link = document.getElementById(sheetId);
    // In development the styles are there from the start.
    if (!(link instanceof HTMLLinkElement) || link.sheet) return resolve();
    for (const end of ["load", "error"]) link.addEventListener(end, () => resolve());
    setTimeout(resolve, patience);
    link.rel = "stylesheet";
  });
  return coming;
}
