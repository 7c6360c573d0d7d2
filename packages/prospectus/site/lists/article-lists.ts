import { arrange, arrangeIds, relate, sortByText, sortNewestFirst, type Rule } from "./arrange.ts";
import type { ListSource } from "./list-source.ts";

/** An entry of a list of articles: an article by its slug, or a teaser by its place in `journal.yaml`. */
export type ArticleEntry = { article: string } | { teaser: number };

type Articles = Pick<ListSource, "articles" | "site">;
type ArticleRule = Rule<string, "newest-first" | "by-title">;

const keyOf = (entry: ArticleEntry) => ("article" in entry ? entry.article : `teaser ${entry.teaser}`);

/** Entries in the order of a rule. */
const ordered = <Entry extends { title: string; date: string }>(
  entries: readonly Entry[],
  { rest }: ArticleRule,
  language: string,
) =>
  rest === "by-title"
    ? sortByText(entries, ({ title }) => title, language)
    : sortNewestFirst(entries, ({ date }) => date);

/** Those of some articles whose day has come. */
const published = ({ articles }: Pick<Articles, "articles">, slugs: readonly string[]) =>
  slugs.filter((slug) => articles.some((one) => one.slug === slug));

/** The articles of a rule, by slug. */
export const articlesBy = (source: Articles, rule: ArticleRule): string[] =>
  arrangeIds(
    { ...rule, pinned: published(source, rule.pinned) },
    ordered(source.articles, rule, source.site.language).map(({ slug }) => slug),
  );

/** Makes the lists of articles from their rules. Of one day the articles come before the teasers. */
export function makeArticleLists(source: Articles & Pick<ListSource, "journal" | "rules">) {
  const { articles, journal, site } = source;
  // The pages of people too list their articles, in the order of the blog.
  const blog = source.rules.articles ?? { pinned: [], rest: "newest-first" };
  const related = source.rules.related ?? { pinned: [], pinnedOn: [], rest: "none" };
  const entries = [
    ...articles.map(({ slug, title, date }) => ({ entry: { article: slug }, title, date })),
    ...journal.map(({ title, date }, teaser) => ({ entry: { teaser }, title, date })),
  ];
  const categoryOf = new Map(articles.map(({ slug, category }) => [slug, category]));
  return {
    /** The blog list, before it is cut into pages. */
    blog: arrange<ArticleEntry>(
      { ...blog, pinned: published(source, blog.pinned).map((slug) => ({ article: slug })) },
      ordered(entries, blog, site.language).map(({ entry }) => entry),
      keyOf,
    ),
    /** What stands below each article, by its slug. */
    related: relate(
      { ...related, pinned: published(source, related.pinned) },
      sortNewestFirst(articles, ({ date }) => date).map(({ slug }) => slug),
      { keyOf: (slug) => slug, groupOf: (slug) => categoryOf.get(slug) ?? "", most: 4 },
    ),
  };
}
