import { findBySlug, pathOf, type Content } from "../content.ts";
import { hueColours } from "../../art/hues.ts";
import type { ArticleEntry } from "../lists/lists.ts";
import type { Article } from "../records.ts";
import { categoryView } from "./category.ts";
import { coverView } from "./cover.ts";
import { longDate } from "./language.ts";
import type { Source } from "./source.ts";

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
  const { title, label, excerpt, figure, date } = record;
  const { hue, dialect } = categoryView(content, record.category);
  const slug = "article" in entry ? entry.article : undefined;
  // At its edge a cover differs from the card's tint.
  const beside = hueColours[hue].tile.ground;
  const art = { seed: title, dialect, figure, beside };
  const photograph = "photograph" in record ? record.photograph : undefined;
  return {
    title,
    label,
    hue,
    day: date,
    longDate: longDate(content, date),
    excerpt,
    to: slug && pathOf(content, "article", slug),
    cover: coverView(source, photograph, `journal-${slug ?? figure}`, art),
  };
}

export type ArticleCardView = ReturnType<typeof articleCardView>;
