import { arrange, relate, sortByText, sortNewestFirst } from "./arrange.ts";
import type { ArticleRule, ListSource } from "./list-source.ts";

/** An entry of a list of articles: an article by its slug, or a teaser by its place in `journal.yaml`. */
export type ArticleEntry = { article: string } | { teaser: number };

/** The lists of articles. */
export type ArticleLists = {
  /** The blog list, before it is cut into pages. */
  blog: ArticleEntry[];
  /** What stands below each article, by its slug. */
  related: ReadonlyMap<string, string[]>;
};

const keyOf = (entry: ArticleEntry) => ("article" in entry ? entry.article : `teaser ${entry.teaser}`);
const slugItself = (slug: string) => slug;

/** The rules of lists of which nothing is said. */
const newest = { pinned: [], rest: "newest-first", limit: undefined } as const;
const none = { pinned: [], pinnedOn: [], rest: "none", limit: undefined } as const;

type Dated = { entry: ArticleEntry; title: string; date: string };

/** Entries in the order of a rule. */
function ordered({ site }: Pick<ListSource, "site">, all: readonly Dated[], rest: ArticleRule["rest"]) {
  if (rest === "none") return [];
  return rest === "by-title"
    ? sortByText(all, ({ title }) => title, site.language)
    : sortNewestFirst(all, ({ date }) => date);
}

/** The articles as entries. */
const written = ({ articles }: Pick<ListSource, "articles">): Dated[] =>
  articles.map(({ slug, title, date }) => ({ entry: { article: slug }, title, date }));

/** Those of some articles whose day has come. */
const out = ({ articles }: Pick<ListSource, "articles">, slugs: readonly string[]) =>
  slugs.filter((slug) => articles.some((one) => one.slug === slug));

/** The articles of a rule, by slug. */
export const articlesBy = (
  source: Pick<ListSource, "articles" | "site">,
  { pinned, rest, limit }: ArticleRule,
): string[] =>
  arrange(
    out(source, pinned),
    ordered(source, written(source), rest).map(({ entry }) => keyOf(entry)),
    slugItself,
    limit,
  );

/** Makes the lists of articles from their rules. Of one day the articles come before the teasers. */
export function makeArticleLists(
  source: Pick<ListSource, "articles" | "journal" | "rules" | "site">,
): ArticleLists {
  const { articles, journal, rules } = source;
  const announced: Dated[] = journal.map(({ title, date }, teaser) => ({ entry: { teaser }, title, date }));
  // The pages of people too list their articles, in the order of the blog.
  const { pinned: first, rest: others, limit: most } = rules.articles ?? newest;
  const { pinned, pinnedOn, rest, limit } = rules.related ?? none;
  const near =
    rest === "none"
      ? undefined
      : relate(
          sortNewestFirst(articles, ({ date }) => date),
          ({ slug }) => slug,
          ({ category }) => category,
          limit ?? 4,
        );
  const pinnedAt = new Set(pinnedOn);
  return {
    blog: arrange<ArticleEntry>(
      out(source, first).map((slug) => ({ article: slug })),
      ordered(source, [...written(source), ...announced], others).map(({ entry }) => entry),
      keyOf,
      most,
    ),
    related: new Map(
      articles.map(({ slug }) => [
        slug,
        arrange(
          pinnedAt.has(slug) ? out(source, pinned) : [],
          (near?.get(slug) ?? []).map((one) => one.slug),
          slugItself,
          limit,
        ),
      ]),
    ),
  };
}
