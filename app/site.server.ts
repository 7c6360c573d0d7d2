/** The door from the routes to the content. It is open while the site is built and in development; nothing behind it reaches a browser. */
import { data } from "react-router";
import { workFolder } from "../site/file-paths.ts";
import { loadSite } from "../site/load-site.ts";
import type { PageData } from "../site/make-site.ts";
import type { PageKind } from "../site/pages.ts";
import { pathOf } from "./words.ts";

export { loadSite, workFolder };

/** What to throw for an address that no page has: the error boundary (root.tsx) shows it, with the head of the error page. */
export async function notFound() {
  return data({ meta: (await loadSite()).errorMeta }, { status: 404, statusText: "Not Found" });
}

/** What the page at an address is sent; `Kind` is the kind of the route that asks. A pattern fits addresses that no page has too. */
export async function pageData<Kind extends PageKind>(url: URL): Promise<PageData<Kind>> {
  const { content, pages } = await loadSite();
  const path = pathOf({ pathname: url.pathname.slice(content.site.base.length - 1) });
  const page = pages.get(path);
  if (!page) throw await notFound();
  return page as PageData<Kind>;
}
