import { z } from "zod";
import { shownArticles, articleCardView } from "../../data/article.ts";
import { listed } from "../../data/schema/reference.ts";
import { eyebrow, headline } from "../../data/schema/text.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const articles = defineSection({
  schema: sectionSchema("articles", "Selected articles.", {
    eyebrow,
    title: headline,
    articles: z.array(listed("article")).min(1).describe("Articles to show, in this order."),
  }),
  data: ({ section: { articles: entries, ...words }, content, source }) => ({
    heading: words,
    articles: shownArticles(content, entries).map((article) => articleCardView(source, article)),
  }),
  search: ({ section }) => [section.title],
});
