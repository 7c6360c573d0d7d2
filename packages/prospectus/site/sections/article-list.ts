import { z } from "zod";
import { drawnHead } from "../art/heads/inks.ts";
import { articleFeedPath, hasPages } from "../content.ts";
import { addressOf } from "../file-paths.ts";
import { blogData } from "../head/article-data.ts";
import { listOf } from "../schema/list.ts";
import { ref } from "../schema/reference.ts";
import { group, headed } from "../schema/text.ts";
import { articleCardView, articleRecord } from "../views/article-card.ts";
import { shortDate } from "../views/language.ts";
import { personView } from "../views/person-card.ts";
import { defineSection, lacksEntries } from "./define-section.ts";

export const articleList = defineSection({
  kind: "article-list",
  once: "site",
  schema: headed("All articles of articles/ and the teasers of journal.yaml, in pages.", {
    feed: group("Link to the feed for news readers.", {
      text: "Sentence before the link.",
      link: "Text of the link.",
    }).optional(),
    articles: listOf(ref("article"), ["newest-first", "by-title"], {
      perPage: z.int().min(1).describe("Number of cards on a page. Further pages are …/page/2 and so on."),
    }).describe("Order of the cards. On the same day, articles come before teasers."),
  }),
  shows: ["articles", "journal", "people"],
  needs: ({ content: { articles, journal = [], unpublished } }) => [
    unpublished.length === 0 && lacksEntries([...articles, ...journal], "articles"),
  ],
  entries: ({ content }) => content.lists.articles.blog,
  paged: ({ section }) => section.articles,
  head: () => ({ art: drawnHead("heads/front-page"), kind: "word" }),
  view: ({ section: { feed, articles: _rule, ...words }, content, source, shown, paging }) => ({
    heading: words,
    feed: feed &&
      hasPages(content, "article") && {
        ...feed,
        address: addressOf(content.site, articleFeedPath(content)),
      },
    articles: shown.flat().map((entry) => {
      const { author, date } = articleRecord(source, entry);
      return {
        ...articleCardView(source, entry),
        author: personView(source, author),
        date: shortDate(date),
      };
    }),
    paging,
  }),
  data: ({ meta, content, shown }) => ({
    page: { "@type": "CollectionPage" },
    things: [blogData(content, meta.title, shown.flat())],
  }),
  links: ({ content, meta }) =>
    hasPages(content, "article")
      ? [
          {
            rel: "alternate",
            type: "application/rss+xml",
            title: meta.title,
            href: addressOf(content.site, articleFeedPath(content)),
          },
        ]
      : [],
});
