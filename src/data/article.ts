import { hueColours } from "../art/art.ts";
import type { z } from "zod";
import { categoryView } from "./category.ts";
import { type Records, findBySlug, type Content, type Source, pathOf } from "./content.ts";
import { longDate } from "./language.ts";
import { coverView } from "./picture.ts";
import type { Block } from "./prose/blocks.ts";
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
  meta,
  "photograph?": photographOf("articles"),
  ...publication,
});

export const journalSchema = records(
  "Teasers: articles without a page. Their cards on the blog have no link. To publish one, write its article and delete the teaser.",
  announced,
);

/** An article by slug, or a teaser by its index in `journal.yaml`. */
export type ArticleEntry = { article: string } | { teaser: number };

/** Compares ISO 8601 dates. */
export const newestFirst = (one: { date: string }, other: { date: string }) =>
  Number(one.date < other.date) - Number(one.date > other.date);

/** Slugs of articles that show. */
export const shownArticles = ({ articles }: Pick<Records, "articles">, slugs: readonly string[]) =>
  slugs.filter((slug) => articles.some((one) => one.slug === slug));

/** All articles and teasers, newest first. On the same day, articles come before teasers. */
export function blogOf({ articles, journal }: Records): ArticleEntry[] {
  return [
    ...articles.map(({ slug, date }) => ({ article: slug, date })),
    ...journal.map(({ date }, teaser) => ({ teaser, date })),
  ].toSorted(newestFirst);
}

export type Article = z.output<typeof articleSchema> & { slug: string; blocks: Block[] };

export function articleRecord(
  { content }: Source,
  entry: ArticleEntry,
): Article | Content["journal"][number] {
  const record =
    "article" in entry ? findBySlug(content.articles, entry.article) : content.journal[entry.teaser];
  if (!record) throw new Error("A list refers to a teaser that journal.yaml does not have.");
  return record;
}

export function articleCardView(source: Source, entry: ArticleEntry) {
  const { content } = source;
  const record = articleRecord(source, entry);
  const { hue, family } = categoryView(content, record.category);
  const slug = "article" in entry ? entry.article : undefined;
  // At its edge a cover differs from the card's tint.
  const beside = hueColours[hue].tile.ground;
  const art = { seed: record.title, family, figure: record.figure, beside };
  const photograph = "photograph" in record ? record.photograph : undefined;
  return {
    title: record.title,
    label: record.label,
    hue,
    day: record.date,
    longDate: longDate(content, record.date),
    excerpt: record.excerpt,
    to: slug && pathOf(content, "article", slug),
    cover: coverView(source, photograph, `journal-${slug ?? record.figure}`, art),
  };
}

export type ArticleCardView = ReturnType<typeof articleCardView>;
