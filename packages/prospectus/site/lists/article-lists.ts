import { arrange, arrangeIds, relate, sortByText, sortNewestFirst, type Rule } from "./arrange.ts";
import type { ListSource } from "./list-source.ts";

/** An article by slug, or a teaser by its index in `journal.yaml`. */
export type ArticleEntry = { article: string } | { teaser: number };

type Articles = Pick<ListSource, "articles" | "site">;
type ArticleRule = Rule<string, "newest-first" | "by-title">;

const keyOf = (entry: ArticleEntry) => ("article" in entry ? entry.article : `teaser ${entry.teaser}`);

const ordered = <Entry extends { title: string; date: string }>(
  entries: readonly Entry[],
  { rest }: ArticleRule,
  language: string,
) =>
  rest === "by-title"
    ? sortByText(entries, ({ title }) => title, language)
    : sortNewestFirst(entries, ({ date }) => date);

/** Slugs of articles whose date has come. */
const published = ({ articles }: Pick<Articles, "articles">, slugs: readonly string[]) =>
  slugs.filter((slug) => articles.some((one) => one.slug === slug));

export const articlesBy = (source: Articles, rule: ArticleRule): string[] =>
  arrangeIds(
    { ...rule, pinned: published(source, rule.pinned) },
    ordered(source.articles, rule, source.site.language).map(({ slug }) => slug),
  );

export function makeArticleLists(source: Articles & Pick<ListSource, "journal" | "rules">) {
  const { articles, journal, site } = source;
  // Pages of people list articles in the order of the blog.
  const blog = source.rules.articles ?? { pinned: [], rest: "newest-first" };
  const related = source.rules.related ?? { pinned: [], pinnedOn: [], rest: "none" };
  const entries = [
    ...articles.map(({ slug, title, date }) => ({ entry: { article: slug }, title, date })),
    ...journal.map(({ title, date }, teaser) => ({ entry: { teaser }, title, date })),
  ];
  const categoryOf = new Map(articles.map(({ slug, category }) => [slug, category]));
  return {
    blog: arrange<ArticleEntry>(
      { ...blog, pinned: published(source, blog.pinned).map((slug) => ({ article: slug })) },
      ordered(entries, blog, site.language).map(({ entry }) => entry),
      keyOf,
    ),
    related: relate(
      { ...related, pinned: published(source, related.pinned) },
      sortNewestFirst(articles, ({ date }) => date).map(({ slug }) => slug),
      { keyOf: (slug) => slug, groupOf: (slug) => categoryOf.get(slug) ?? "", most: 4 },
    ),
  };
}
