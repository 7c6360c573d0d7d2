/** The list of pages for those who need every address, and the routes that have none. */
import { errorPath } from "./file-paths.ts";
import { listPagesOf } from "./lists/list-pages.ts";
import { readContent, type Content } from "./load/load.ts";
import { addressOn, listPages, pageRoutes, type Page } from "./pages.ts";

/** Every page but the error page, the further pages of lists too. */
export function pagesOf(content: Content): readonly Page[] {
  return [...content.pageList, ...listPagesOf(content)];
}

/** An address for each route that has no page yet. Behind it stands the error page, as behind all that no page has. */
export function emptyRoutes(content: Content): string[] {
  const used = new Set(pagesOf(content).map(({ pattern }) => pattern));
  return pageRoutes()
    .filter(({ pattern }) => !used.has(pattern))
    .map(addressOn);
}

/**
 * The addresses to prerender: every page, the error page, and, as React Router demands, one of each route without a page. While the
 * content has mistakes, which development says in the browser, those that its files make.
 */
export function addressesToRender(contentFolder = "content"): string[] {
  const { content } = readContent(contentFolder);
  const pages = content ? pagesOf(content) : listPages(contentFolder);
  return [...pages.map(({ path }) => path), errorPath, ...(content ? emptyRoutes(content) : [])];
}
