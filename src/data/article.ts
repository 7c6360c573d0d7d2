import { unmarked } from "./checks/presence.ts";
import { categoryHues, hueColours } from "../art/art.ts";
import { z } from "zod";
import { categoryView } from "./category.ts";
import { pathOf, type Content, type Records, type Source } from "./content.ts";
import { longDate } from "./language.ts";
import { coverView } from "./picture.ts";
import type { Block } from "./prose.ts";
import { ref } from "./schema/reference.ts";
import { day, figure, title, group, meta, photographOf, publication, records } from "./schema/text.ts";

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

export const articleSchema = group("An article with its page. The file name is the slug of the page.", {
  ...announced,
  hue: z.enum(categoryHues).describe("Colour of the page. Without it that of the category.").optional(),
  meta,
  photograph: photographOf("articles").optional(),
  ...publication,
});

export const journalSchema = records("Articles to come: cards on the blog without a page.", announced);

export type Article = z.output<typeof articleSchema> & { slug: string; blocks: Block[] };

/** An article without a page. */
type Teaser = z.output<typeof journalSchema>[number];

/** Compares ISO 8601 dates. */
export const newestFirst = (one: { date: string }, other: { date: string }) =>
  Number(one.date < other.date) - Number(one.date > other.date);

/** The articles of a list that show. */
export const shownArticles = ({ articles }: Content, slugs: readonly string[]): Article[] =>
  slugs.flatMap((slug) => articles.find((one) => one.slug === slug) ?? []);

/** All articles and teasers, newest first. On the same day, articles come before teasers. */
export const blogOf = ({ articles, journal }: Records): (Article | Teaser)[] =>
  [...articles, ...journal].toSorted(newestFirst);

export function articleCardView(source: Source, article: Article | Teaser) {
  const { content } = source;
  const { label, date, excerpt } = article;
  const { hue, family } = categoryView(content, article.category);
  const { slug, photograph } = "slug" in article ? article : {};
  const ofCategory = content.lists.blog.toReversed().filter((one) => one.category === article.category);
  // At its edge a cover differs from the card's tint.
  const art = {
    seed: unmarked(article.title),
    family,
    figure: article.figure,
    beside: hueColours[hue].tile.ground,
    nth: ofCategory.indexOf(article),
  };
  const to = slug && pathOf(content, "article", slug);
  const cover = coverView(source, photograph, `journal-${slug ?? article.figure}`, art);
  return {
    title: article.title,
    label,
    hue,
    day: date,
    longDate: longDate(content, date),
    excerpt,
    to,
    cover,
  };
}

export type ArticleCardView = ReturnType<typeof articleCardView>;
