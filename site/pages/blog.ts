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
import { drawnHead } from "../art/heads/inks.ts";
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
  words: z
    .strictObject({
      meta,
      band,
      feed: z
        .strictObject({
          text: text.describe("The sentence before the link."),
          link: text.describe("The words of the link."),
        })
        .describe("The link to the feed, for programs that collect news.")
        .optional(),
      list: heading.describe("Above the cards."),
      date: sentenceWith("day", "month", "year")
        .describe(
          "How the cards write a date, with {day}, {month} and {year}; left out, as the language of the site does.",
        )
        .optional(),
      articles: listOf(ref("article"), ["newest-first", "by-title"], {
        perPage: z
          .int()
          .min(1)
          .describe("How many cards stand on a page; the others follow at /blog/page/2 and so on."),
      }).describe("The order of the cards. Of one day articles come before teasers."),
    })
    .describe("The page /blog. Its cards are the articles in articles/ and the teasers in journal.yaml."),
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
      band: bandView(source, words.band, {
        ...furtherCrumbs(content, page, name),
        art: drawnHead("heads/front-page"),
      }),
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
            rel: "alternate",
            type: "application/rss+xml",
            title: numberedMeta(content, page, words.meta).title,
            href: addressOf(content.site, articleFeedPath),
          },
        ]
      : [],
  }),
});
