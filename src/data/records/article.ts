import { ref } from "../schema/reference.ts";
import { day, figure, group, meta, photographOf, publication, records, title } from "../schema/text.ts";

/** Keys of an article in lists. Teasers have no others. */
const announced = {
  title: title.describe("The title of the article."),
  category: ref("category").describe("Sets the colours of the picture and the related articles."),
  label: "Small line on the card, in capitals. It need not be a category.",
  author: ref("person").describe("The author."),
  date: day.describe("Date of the article."),
  excerpt: "A sentence or two for the card.",
  figure,
} as const;

export const articleFrontMatter = group("An article with its page. The file name is the slug of the page.", {
  ...announced,
  meta,
  "photograph?": photographOf("articles"),
  ...publication,
});

export const journal = records(
  "Teasers: articles without a page. Their cards on the blog have no link. To publish one, write its article and delete the teaser.",
  announced,
).default([]);
