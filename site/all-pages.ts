/** The list of pages for those who need every address before the site is made. */
import { contentFolder } from "./content-folder.ts";
import { listPages, readContent } from "./load/load.ts";
import type { Page } from "./page.ts";
import { pagesOf } from "./pages.ts";

/** Every page but the error page, read from a content folder; while that has mistakes, which development says in the browser, those that its files make. */
export function readPages(root = contentFolder): readonly Page[] {
  const { content } = readContent(root);
  return content ? pagesOf(content) : listPages(root);
}

/** One page of each pattern. Pages whose addresses follow one pattern share a route, so that no page carries a list of all. */
export function routesOf(pages: readonly Page[]): Pick<Page, "pattern" | "kind" | "footer">[] {
  return [
    ...new Map(pages.map(({ pattern, kind, footer }) => [pattern, { pattern, kind, footer }])).values(),
  ];
}
