/** What a page is sent, and the parts of the app that take it from here. */
import { createContext, useContext } from "react";
import type { Sent } from "../../site/make-site.ts";
import type { PageKind, PageView } from "../../site/pages.ts";

/** What the screen of a kind of page gets. */
export type PageProps<Kind extends PageKind> = { view: PageView<Kind> };

/** The page that shows: its path from the site's root, and the words that stand around every page. */
export const ThisPage = createContext<Pick<Sent, "path" | "root"> | undefined>(undefined);

/** What every page has; nothing outside of one, as in the gallery. */
export function useRoot() {
  return useContext(ThisPage)?.root;
}

/** The path of the page that shows. */
export function usePath() {
  return useContext(ThisPage)?.path;
}
