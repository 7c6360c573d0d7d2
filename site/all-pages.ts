/** The list of pages for those who need every address, and the routes that have none. */
import { listPagesOf } from "./lists/list-pages.ts";
import type { Content } from "./load/load.ts";
import { addressOn, pageRoutes, type Page } from "./pages.ts";

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
