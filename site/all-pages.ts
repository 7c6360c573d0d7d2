/** The list of pages for those who need every address before the site is made. */
import { readFileSync } from "node:fs";
import { contentFolder } from "./content-folder.ts";
import { listPages, readContent } from "./load/load.ts";
import type { Page } from "./page.ts";
import { pagesOf } from "./pages.ts";

/**
 * Every page but the error page, read from a content folder; while that has mistakes, which development says in the browser, those
 * that its files make. In a build they are those that it has read already: it names their file in `PAGES_FILE`.
 */
export function readPages(root = contentFolder): readonly Page[] {
  const { PAGES_FILE } = process.env;
  if (PAGES_FILE) return JSON.parse(readFileSync(PAGES_FILE, "utf8"));
  const { content } = readContent(root);
  return content ? pagesOf(content) : listPages(root);
}

/** One page of each pattern. Pages whose addresses follow one pattern share a route, so that no page carries a list of all. */
export function routesOf(pages: readonly Page[]): Pick<Page, "pattern" | "kind" | "footer">[] {
  return [
    ...new Map(pages.map(({ pattern, kind, footer }) => [pattern, { pattern, kind, footer }])).values(),
  ];
}
