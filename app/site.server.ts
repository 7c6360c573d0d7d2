/** The door from the routes to the content. It is open while the site is built and in development; nothing behind it reaches a browser. */
import { data } from "react-router";
import { workFolder } from "../site/file-paths.ts";
import { loadSite } from "../site/load-site.ts";
import type { PageData } from "../site/make-site.ts";
import type { PageKind } from "../site/pages.ts";

export { loadSite, workFolder };

/** What the route of a page gets. React Router has types for it only where the content has such a page. */
export type PageProps<Kind extends PageKind> = { loaderData: PageData<Kind> };

/** What to throw for an address that no page has: the error boundary (root.tsx) shows it, with the head of the error page. */
export async function notFound() {
  return data({ meta: (await loadSite()).errorMeta }, { status: 404, statusText: "Not Found" });
}

/** The path from the site's root of the page at an address, without the slash at the end that addresses have while the site is built. */
export function pagePathOf({ pathname }: URL, { site }: { site: { base: string } }): string {
  return pathname.slice(site.base.length - 1).replace(/(.)\/$/, "$1");
}

/** What the page at an address is sent; `Kind` is the kind of the route that asks. A pattern fits addresses that no page has too. */
export async function pageData<Kind extends PageKind>(url: URL): Promise<PageData<Kind>> {
  const { content, pages } = await loadSite();
  const page = pages.get(pagePathOf(url, content));
  if (!page) throw await notFound();
  return page as PageData<Kind>;
}
