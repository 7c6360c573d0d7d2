/** The door from the routes to the content. It is open while the site is built and in development; nothing behind it reaches a browser. */
import { loadSite } from "../site/load-site.ts";
import type { PageData } from "../site/make-site.ts";
import type { PageKind } from "../site/pages.ts";
import { pathOf } from "./words.ts";

export { loadSite };

/** What the page at an address is sent; `Kind` is the kind of the route that asks. */
export async function pageData<Kind extends PageKind>(url: URL): Promise<PageData<Kind>> {
  const { pages } = await loadSite();
  const path = pathOf(url);
  const page = pages.get(path);
  if (!page) throw new Error(`There is no page ${path}; site/pages.ts lists them all.`);
  return page as PageData<Kind>;
}
