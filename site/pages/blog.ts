import { z } from "zod";
import { hasPages } from "../content.ts";
import { addressOf, articleFeedPath } from "../file-paths.ts";
import { blogData } from "../head/article-data.ts";
import { entriesOn, furtherCrumbs, numberedMeta, pagingView } from "../views/list-pages.ts";
import { listOf } from "../schema/list.ts";
import { ref } from "../schema/reference.ts";
import { band, heading, meta, sentenceWith, text } from "../schema/text.ts";
import { articleCardView, articleRecord } from "../views/article-card.ts";
import { shortDate } from "../views/language.ts";
import { frontPage } from "../art/heads/places.ts";
import { bandView } from "../views/band.ts";
import { find } from "../views/find.ts";
import { journeyView } from "../views/journey.ts";
import { labelsOf } from "../views/source.ts";
import { definePage } from "./define-page.ts";

/** The blog list. */
export const blog = definePage({
  kind: "blog",
  path: "/blog",
  footer: "compact",
  words: z.strictObject({
    meta,
    band,
    feed: z.strictObject({ text, link: text }).optional(),
    list: heading,
    /** The date of a card, where it is not to be written as the site's language does. */
    date: sentenceWith("day", "month", "year").optional(),
    /** Of the rest are the teasers too. */
    articles: listOf(ref("article"), ["newest-first", "by-title"], { perPage: z.int().min(1) }),
  }),
  shows: ["articles", "banners", "journal", "people"],
  list: ({ words, content }) => ({
    length: content.lists.articles.blog.length,
    perPage: words.articles.perPage,
  }),
  view: ({ words, content, source, page, list }) => {
    const paging = pagingView(content, page, list);
    const name = content.navigation.direct.find(({ to }) => to === "/blog")?.label ?? words.band.title;
    return {
      meta: numberedMeta(content, page, words.meta),
      labels: labelsOf(source, "readArticle"),
      band: bandView(source, words.band, { ...furtherCrumbs(content, page, name), art: frontPage }),
      list: words.list,
      feed: words.feed &&
        hasPages(content, "article") && { ...words.feed, address: addressOf(content.site, articleFeedPath) },
      // The first card is shown large.
      articles: entriesOn(page, list, content.lists.articles.blog)
        .flat()
        .map((entry, index) => {
          const { author, date } = articleRecord(source, entry);
          return {
            ...articleCardView(source, entry, index === 0),
            author: find(content.people.people, author).name,
            date: shortDate(content, date, words.date),
          };
        }),
      journey: journeyView(source, words.band),
      ...(paging ? { paging } : {}),
    };
  },
  places: ({ content }) => [
    content.articles.length + content.journal.length > 0 && "articles",
    content.banners.journey && "journey",
  ],
  structuredData: ({ words, content, page, list }) => ({
    page: { "@type": "CollectionPage" },
    things: [blogData(content, words.meta.title, entriesOn(page, list, content.lists.articles.blog).flat())],
  }),
  head: ({ content, page, words }) => ({
    links: hasPages(content, "article")
      ? [
          {
            tagName: "link",
            rel: "alternate",
            type: "application/rss+xml",
            title: numberedMeta(content, page, words.meta).title,
            href: addressOf(content.site, articleFeedPath),
          },
        ]
      : [],
  }),
});
