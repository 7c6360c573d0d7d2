/** Text files for programs: sitemap, feed, robots.txt. */
import XMLBuilder from "fast-xml-builder";
import { absolute, type SiteAddress } from "../data/addresses.ts";
import { newestFirst } from "../data/article.ts";
import { articleFeedPath, find, pageWith, pathOf, pathWith, type Content } from "../data/content.ts";
import type { HeadPage, HeadWords } from "./head-page.ts";

/** Escapes text as HTML, as most feed readers expect. A lone & or < works in all of them. */
const asHtml = (text: string) =>
  text.replaceAll(/&(?=[a-z#])/gi, "&amp;").replaceAll(/<(?=[a-z!/?])/gi, "&lt;");

/** An XML 1.0 document in UTF-8, escaped. `@key` is an attribute, `#text` the text beside attributes; arrays repeat an element. */
function toXml(document: Record<string, unknown>): string {
  const builder = new XMLBuilder({
    attributeNamePrefix: "@",
    ignoreAttributes: false,
    suppressEmptyNode: true,
    suppressBooleanAttributes: false,
    format: true,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`;
}

/** Noon in UTC as an RSS date (RFC 822): nearly every time zone has that day. Never after the build, since readers skip future dates. */
const publicationDate = (day: string, now: Date) =>
  new Date(Math.min(Date.parse(`${day}T12:00:00Z`), now.getTime())).toUTCString();

/** RSS 2.0 feed of the newest articles with pages (rssboard.org/rss-specification). Its guids are addresses. */
function articleFeed(content: Content, { title, description }: HeadWords): string {
  const { site, articles, people, now } = content;
  // Readers load the feed often and need only what is new.
  const newest = articles.toSorted(newestFirst).slice(0, 50);
  return toXml({
    rss: {
      "@version": "2.0",
      "@xmlns:atom": "http://www.w3.org/2005/Atom",
      "@xmlns:dc": "http://purl.org/dc/elements/1.1/",
      channel: {
        title: `${title} · ${site.name}`,
        link: absolute(site, pathWith(content, "article-list") ?? "/"),
        description,
        language: site.language.toLowerCase(),
        copyright: site.copyright,
        lastBuildDate: newest[0] && publicationDate(newest[0].date, now),
        docs: "https://www.rssboard.org/rss-specification",
        "atom:link": {
          "@href": absolute(site, articleFeedPath(content)),
          "@rel": "self",
          "@type": "application/rss+xml",
        },
        item: newest.map((article) => {
          const address = absolute(site, pathOf(content, "article", article.slug) ?? "/");
          return {
            title: asHtml(article.title),
            link: address,
            guid: { "@isPermaLink": "true", "#text": address },
            pubDate: publicationDate(article.date, now),
            // RSS's own author element requires an email address, and authors do not publish theirs.
            "dc:creator": find(people.people, article.author).name,
            category: article.label,
            description: asHtml(article.excerpt),
          };
        }),
      },
    },
  });
}

const sitemapPath = "/sitemap.xml";

/** Sitemap of listed pages (sitemaps.org protocol 0.9). */
const sitemap = (site: SiteAddress, pages: readonly Pick<HeadPage, "path">[]) =>
  toXml({
    urlset: {
      "@xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
      url: pages.map(({ path }) => ({ loc: absolute(site, path) })),
    },
  });

/** robots.txt (RFC 9309) allows everything. Unlisted pages have a noindex tag, which robots must be able to read. */
function robots({ site }: Content): string {
  return ["User-agent: *", "Allow: /", "", `Sitemap: ${absolute(site, sitemapPath)}`, ""].join("\n");
}

/** All text files by path. The sitemap of a preview is empty. */
export function siteFiles(content: Content, pages: readonly Pick<HeadPage, "path">[]): Map<string, string> {
  const list = pageWith(content, "article-list");
  const files: [path: string, text: string][] = [
    [sitemapPath, sitemap(content.site, content.drafts ? [] : pages)],
    ["/robots.txt", robots(content)],
  ];
  if (list) files.push([articleFeedPath(content), articleFeed(content, list.meta)]);
  return new Map(files.map(([path, text]) => [path.slice(1), text]));
}
