/** The list of pages for those who need every address. */
import { listPagesOf } from "./lists/list-pages.ts";
import { readContent, type Content } from "./load/load.ts";
import { listPages, type Page } from "./pages.ts";

/** Every page but the error page, the further pages of lists too. */
export function pagesOf(content: Content): readonly Page[] {
  return [...content.pageList, ...listPagesOf(content)];
}

/** The same, read from a content folder; while that has mistakes, which development says in the browser, those that its files make. */
export function readPages(contentFolder = "content"): readonly Page[] {
  const { content } = readContent(contentFolder);
  return content ? pagesOf(content) : listPages(contentFolder);
}

/** One page of each pattern. Pages whose addresses follow one pattern share a route, so that no page carries a list of all. */
export function routesOf(pages: readonly Page[]): Pick<Page, "pattern" | "kind" | "footer">[] {
  return [
    ...new Map(pages.map(({ pattern, kind, footer }) => [pattern, { pattern, kind, footer }])).values(),
  ];
}
