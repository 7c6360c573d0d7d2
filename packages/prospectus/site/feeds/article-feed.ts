import { articleFeedPath, find, hasPages, pageWith, pathOf, pathWith, type Content } from "../content.ts";
import { absolute } from "../file-paths.ts";
import { sortNewestFirst } from "../lists/arrange.ts";
import { asHtml, toXml } from "./xml.ts";

/**
 * Noon in UTC of an article's day, as RSS writes dates (RFC 822, with the year in four digits). The content gives days
 * without a time, and at noon it is that day in nearly all of the world, so a feed reader shows the date that the page shows.
 */
const publicationDate = (day: string) => new Date(`${day}T12:00:00Z`).toUTCString();

/** Whether there is a feed: it lists articles that have a page, under the words of the blog. */
export const hasFeed = (content: Content) =>
  pathWith(content, "article-list") !== undefined && hasPages(content, "article");

/** Feed readers ask again and again for the whole feed, and want what is new. */
const most = 50;

/**
 * The feed of the articles that have a page, the newest 50, newest first: RSS 2.0 (rssboard.org/rss-specification), with the link to
 * itself that the RSS Advisory Board's profile asks for. An article's guid is its address; nothing in the feed depends on
 * the time of the build.
 */
export function articleFeed(content: Content): string {
  const { site, articles, people } = content;
  const meta = pageWith(content, "article-list")?.meta ?? { title: site.name, description: site.tagline };
  const newest = sortNewestFirst(articles, ({ date }) => date).slice(0, most);
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
        lastBuildDate: newest[0] && publicationDate(newest[0].date),
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
            pubDate: publicationDate(article.date),
            // RSS's own author element wants an email address, which authors here do not publish.
            "dc:creator": find(people.people, article.author).name,
            category: article.label,
            description: asHtml(article.excerpt),
          };
        }),
      },
    },
  });
}
