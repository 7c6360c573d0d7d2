import { articleFeedPath, find } from "../../data/content.ts";
import { addressOf } from "../../data/addresses.ts";
import { group, headline } from "../../data/schema/text.ts";
import { articleCardView } from "../../data/article.ts";
import { shortDate } from "../../data/language.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const articleList = defineSection({
  schema: sectionSchema("article-list", "All articles, and those of journal.yaml, newest first.", {
    title: headline,
    feed: group("Link to the feed.", { text: "Sentence before the link.", link: "Text of the link." }),
  }),
  once: "site",
  band: ({ content }) => ({
    art: { of: "drawing", name: "heads/front-page", end: 0 },
    kind: "word",
    count: content.lists.blog.length,
  }),
  data: ({ section: { feed, ...words }, content, source }) => ({
    heading: words,
    feed: { ...feed, address: addressOf(content.site, articleFeedPath(content)) },
    articles: content.lists.blog.map((article) => ({
      ...articleCardView(source, article),
      author: find(content.people.people, article.author).name,
      date: shortDate(article.date),
    })),
  }),
});
