/** The list of pages for those who need every address: the routes, the build, the development server. */
import { listPagesOf } from "./lists/list-pages.ts";
import { readContent, type Content } from "./load/load.ts";
import { listPages, type Page } from "./pages.ts";

/** Every page but the error page, the further pages of lists too. */
export function pagesOf(content: Content): readonly Page[] {
  return [...content.pageList, ...listPagesOf(content)];
}

/**
 * Lists every page but the error page, the further pages of lists too. How many these are is said by the content, so while it has
 * a mistake they are not known and left out.
 */
export function allPages(contentFolder = "content"): readonly Page[] {
  const { content } = readContent(contentFolder);
  return content ? pagesOf(content) : listPages(contentFolder);
}
