import { articleFeedPath, type Content } from "../data/content.ts";
import { absolute, type SiteAddress } from "../data/addresses.ts";
import type { HeadPage } from "./head-page.ts";
import { articleFeed, hasFeed } from "./article-feed.ts";
import { lastChangeOf, lastChanges } from "./last-changes.ts";
import { toXml } from "./xml.ts";

type DatedPage = { path: string; changed: string | undefined };

const sitemapPath = "/sitemap.xml";

/** Most addresses in a sitemap. Its other limit, 50 MB, would need addresses of 1,000 characters. */
const most = 50_000;

/** Sitemap of listed pages (sitemaps.org protocol 0.9). Throws an Error if there are too many. */
function sitemap(site: SiteAddress, pages: readonly DatedPage[]): string {
  if (pages.length > most)
    throw new Error(
      `The site has ${pages.length} listed pages, and a sitemap has room for ${most}. Remove old articles or courses from the content, or divide the sitemap in src/head/site-files.ts.`,
    );
  return toXml({
    urlset: {
      "@xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
      url: pages.map(({ path, changed }) => ({ loc: absolute(site, path), lastmod: changed })),
    },
  });
}

/** robots.txt (RFC 9309) allows everything. Unlisted pages have a noindex tag, which robots must be able to read. */
function robots({ site }: Content): string {
  return ["User-agent: *", "Allow: /", "", `Sitemap: ${absolute(site, sitemapPath)}`, ""].join("\n");
}

const securityPath = "/.well-known/security.txt";

/** Validity after the day of the build, in days. RFC 9116 (section 2.5.5) advises less than a year. */
const lifetime = 360;

/** Security contact (RFC 9116). `Expires` is a midnight, so builds of one day are identical. */
function security({ site, now }: Content): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + lifetime);
  return [
    `Contact: ${site.security.contact}`,
    `Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absolute(site, securityPath)}`,
    "",
  ].join("\n");
}

/** All text files by path. The sitemap of a preview is empty. The git history of `root`, the content folder, dates pages without a date of their own. */
export function siteFiles(content: Content, root: string, pages: readonly HeadPage[]): Map<string, string> {
  const dates = lastChanges(root);
  const dated = pages.map(({ path, files: shown, changed }) => ({
    path,
    changed: changed ?? lastChangeOf(shown, dates),
  }));
  const files: [path: string, text: string][] = [
    [sitemapPath, sitemap(content.site, content.drafts ? [] : dated)],
    ["/robots.txt", robots(content)],
    [securityPath, security(content)],
  ];
  if (hasFeed(content)) files.push([articleFeedPath(content), articleFeed(content)]);
  return new Map(files.map(([path, text]) => [path.slice(1), text]));
}
