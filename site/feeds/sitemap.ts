import type { Content } from "../content.ts";
import { absolute } from "../file-paths.ts";
import { toXml } from "./xml.ts";

/** A page that search engines may list, and the day or instant of its last change (W3C date) where that is known. */
type DatedPage = { path: string; changed: string | undefined };

/** Where the sitemap stands, from the site's root. */
export const sitemapPath = "/sitemap.xml";

/** A sitemap may have no more addresses than this. Its other limit, 50 MB, is then out of reach: an address is far shorter than 1,000 letters. */
const most = 50_000;

/**
 * The sitemap (sitemaps.org protocol 0.9): the pages that search engines may list, each with its last change where that is known.
 *
 * @throws Error where there are more pages than a sitemap may have.
 */
export function sitemap({ site }: Content, pages: readonly DatedPage[]): string {
  if (pages.length > most)
    throw new Error(
      `The site has ${pages.length} pages for search engines, and a sitemap may name ${most}: take old articles or courses out of the content, or divide the sitemap in site/feeds/sitemap.ts.`,
    );
  return toXml({
    urlset: {
      "@xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
      url: pages.map(({ path, changed }) => ({ loc: absolute(site, path), lastmod: changed })),
    },
  });
}

/** The robots file (RFC 9309): everything may be read, and there is the sitemap. Screens that are not to be listed say so themselves, which a robot sees only when it may read them. */
export function robots({ site }: Content): string {
  return ["User-agent: *", "Allow: /", "", `Sitemap: ${absolute(site, sitemapPath)}`, ""].join("\n");
}
