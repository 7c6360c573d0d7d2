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

/**
 * The routes. Pages whose addresses follow one pattern share one, so that no page carries a list of all; where two kinds have the same
 * pattern, each page of the second has its own.
 */
export function routesOf(pages: readonly Page[]): Pick<Page, "pattern" | "kind" | "footer">[] {
  const routes = new Map<string, Pick<Page, "pattern" | "kind" | "footer">>();
  for (const { path, pattern: shared, kind, footer } of pages) {
    const first = routes.get(shared);
    const pattern = first && first.kind !== kind ? path : shared;
    routes.set(pattern, { pattern, kind, footer });
  }
  return [...routes.values()];
}
