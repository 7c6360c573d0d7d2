import { articlesBy } from "../lists/article-lists.ts";
import { listOf } from "../schema/list.ts";
import { ref } from "../schema/reference.ts";
import { headed } from "../schema/text.ts";
import { articleCardView } from "../views/article-card.ts";
import { defineSection, lacksEntries } from "./define-section.ts";

export const articles = defineSection({
  kind: "articles",
  schema: headed("Selected articles.", {
    articles: listOf(ref("article"), ["newest-first", "by-title"])
      .describe("Articles to show. Without it: the three newest.")
      .prefault({ rest: "newest-first", limit: 3 }),
  }),
  shows: ["articles", "people"],
  needs: ({ content }) => [content.unpublished.length === 0 && lacksEntries(content.articles, "articles")],
  entries: ({ section, content }) => articlesBy(content, section.articles),
  view: ({ section: { articles: _rule, ...words }, entries, source }) =>
    entries.length === 0
      ? undefined
      : { heading: words, articles: entries.map((article) => articleCardView(source, { article })) },
  search: ({ section }) => [section.title],
});
