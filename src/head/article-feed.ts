import {
  articleFeedPath,
  find,
  hasPages,
  pageWith,
  pathOf,
  pathWith,
  type Content,
} from "../data/content.ts";
import { absolute } from "../data/addresses.ts";
import { newestFirst } from "../data/article.ts";
import { asHtml, toXml } from "./xml.ts";

/** Noon in UTC as an RSS date (RFC 822): nearly every time zone has the same date. Before noon it is the time of the build, since readers skip what is ahead of them. */
const publicationDate = (day: string, now: Date) =>
  new Date(Math.min(Date.parse(`${day}T12:00:00Z`), now.getTime())).toUTCString();

export const hasFeed = (content: Content) =>
  pathWith(content, "article-list") !== undefined && hasPages(content, "article");

/** Readers load the feed often and need only what is new. */
const most = 50;

/** RSS 2.0 feed of the newest articles with pages (rssboard.org/rss-specification). Its guids are addresses. */
export function articleFeed(content: Content): string {
  const { site, articles, people, now } = content;
  const meta = pageWith(content, "article-list")?.meta ?? { title: site.name, description: site.tagline };
  const newest = articles.toSorted(newestFirst).slice(0, most);
  return toXml({
    rss: {
      "@version": "2.0",
      "@xmlns:atom": "http://www.w3.org/2005/Atom",
      "@xmlns:dc": "http://purl.org/dc/elements/1.1/",
      channel: {
        title: `${meta.title} · ${site.name}`,
        link: absolute(site, pathWith(content, "article-list") ?? "/"),
        description: meta.description,
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
