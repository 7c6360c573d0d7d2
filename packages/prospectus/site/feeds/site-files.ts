/**
 * The text files for programs beside the pages: sitemap, robots, feed, calendars, security.txt. Runs at build
 * time only; finish-build.ts writes them, and in development dev-files.ts gives them out.
 */
import { articleFeedPath, eventCalendarPath, eventsCalendarPath, type Content } from "../content.ts";
import { absolute } from "../file-paths.ts";
import type { HeadPage } from "../head/head-page.ts";
import { articleFeed, hasFeed } from "./article-feed.ts";
import { eventCalendar, eventsCalendar, hasCalendar } from "./calendar.ts";
import { lastChangeOf, lastChanges } from "./last-changes.ts";
import { dayEnd } from "../schema/local-time.ts";
import { toXml } from "./xml.ts";

/** A page that search engines may list, and the day or instant of its last change (W3C date) where that is known. */
type DatedPage = { path: string; changed: string | undefined };

/** Where the sitemap stands, from the site's root. */
const sitemapPath = "/sitemap.xml";

/** A sitemap may have no more addresses than this. Its other limit, 50 MB, is then out of reach: an address is far shorter than 1,000 letters. */
const most = 50_000;

/**
 * The sitemap (sitemaps.org protocol 0.9): the pages that search engines may list, each with its last change where that is known.
 *
 * @throws Error where there are more pages than a sitemap may have.
 */
function sitemap({ site }: Content, pages: readonly DatedPage[]): string {
  if (pages.length > most)
    throw new Error(
      `The site has ${pages.length} pages for search engines, and a sitemap may name ${most}: take old articles or courses out of the content, or divide the sitemap in site/feeds/site-files.ts.`,
    );
  return toXml({
    urlset: {
      "@xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
      url: pages.map(({ path, changed }) => ({ loc: absolute(site, path), lastmod: changed })),
    },
  });
}

/** The robots file (RFC 9309): everything may be read, and there is the sitemap. Screens that are not to be listed say so themselves, which a robot sees only when it may read them. */
function robots({ site }: Content): string {
  return ["User-agent: *", "Allow: /", "", `Sitemap: ${absolute(site, sitemapPath)}`, ""].join("\n");
}

/** Where the file must stand (RFC 9116, section 3). */
const securityPath = "/.well-known/security.txt";

/** How long the file holds after the day of the build. RFC 9116 (section 2.5.5) advises less than a year. Days. */
const lifetime = 360;

/**
 * Where to report a hole in the site's security (RFC 9116). It depends on the day of the build:
 * `Expires` must lie ahead, or the file counts as stale. It is a midnight, so builds of one day give the same bytes.
 */
function security({ site, now }: Content): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + lifetime);
  return [
    `Contact: ${site.security.contact}`,
    `Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
    `Preferred-Languages: ${site.security.languages.join(", ")}`,
    `Canonical: ${absolute(site, securityPath)}`,
    "",
  ].join("\n");
}

/**
 * All text files for programs: from the file's path, without its first slash, to its text.
 *
 * @param root the content folder: its git history dates the pages that carry no date of their own, as an article does.
 * @param pages those that search engines may list.
 */
export function siteFiles(content: Content, root: string, pages: readonly HeadPage[]): Map<string, string> {
  const dates = lastChanges(root);
  const dated = pages.map(({ path, files: shown, changed }) => ({
    path,
    changed: changed ?? lastChangeOf(shown, dates),
  }));
  const files: [path: string, text: string][] = [
    [sitemapPath, sitemap(content, dated)],
    ["/robots.txt", robots(content)],
    [securityPath, security(content)],
  ];
  if (hasFeed(content)) files.push([articleFeedPath(content), articleFeed(content)]);
  if (hasCalendar(content)) {
    files.push([eventsCalendarPath(content), eventsCalendar(content)]);
    for (const event of content.events.filter(({ end, timeZone }) => dayEnd(end, timeZone) > content.now))
      files.push([eventCalendarPath(content, event.id), eventCalendar(content, event)]);
  }
  return new Map(files.map(([path, text]) => [path.slice(1), text]));
}
