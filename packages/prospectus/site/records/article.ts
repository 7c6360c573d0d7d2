import { ref } from "../schema/reference.ts";
import { day, figure, group, meta, photographOf, publication, records, title } from "../schema/text.ts";

/** What the blog list shows of an article; one that has no page of its own is no more than that. */
const announced = {
  title: title.describe("The title of the article."),
  category: ref("category").describe(
    "Whose colours its picture has, and to which other articles it is related.",
  ),
  label: "The small line on the card, in capitals; it need not be a category.",
  author: ref("person").describe("Who wrote it."),
  date: day.describe("The day of the article."),
  excerpt: "A sentence or two for the card.",
  figure,
} as const;

/** The front matter of `content/articles/<slug>.md`. */
export const articleFrontMatter = group(
  "An article with its page. The name of the file is the end of its address.",
  { ...announced, meta, "photograph?": photographOf("articles"), ...publication },
);

/** Articles that the blog list announces and that have no page: `journal.yaml`. */
export const journal = records(
  "Teasers: articles that the blog announces and that have no page, so that their cards do not link. To publish one, write its article and take the teaser out.",
  announced,
).default([]);
