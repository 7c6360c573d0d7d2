import { arrange, relate, sortByText, sortNewestFirst } from "./arrange.ts";
import type { ListSource } from "./list-source.ts";

/** An entry of a list of articles: an article by its slug, or a teaser by its place in `journal.yaml`. */
export type ArticleEntry = { article: string } | { teaser: number };

/** The lists of articles. */
export type ArticleLists = {
  /** The blog list, before it is cut into pages. */
  blog: ArticleEntry[];
  /** The teasers of the home page, by slug. */
  home: string[];
  /** What stands below each article, by its slug. */
  related: ReadonlyMap<string, string[]>;
};

const keyOf = (entry: ArticleEntry) => ("article" in entry ? entry.article : `teaser ${entry.teaser}`);
const slugItself = (slug: string) => slug;

/** The rules of lists of which nothing is said. */
const newest = { pinned: [], rest: "newest-first", limit: undefined } as const;
const none = { pinned: [], pinnedOn: [], rest: "none", limit: undefined } as const;

/** Makes the lists of articles from their rules. Of one day the articles come before the teasers. */
export function makeArticleLists({
  articles,
  journal,
  pages,
  site,
}: Pick<ListSource, "articles" | "journal" | "pages" | "site">): ArticleLists {
  type Dated = { entry: ArticleEntry; title: string; date: string };
  const written: Dated[] = articles.map(({ slug, title, date }) => ({
    entry: { article: slug },
    title,
    date,
  }));
  const announced: Dated[] = journal.map(({ title, date }, teaser) => ({ entry: { teaser }, title, date }));
  const slugs = new Set(articles.map(({ slug }) => slug));
  /** Without articles whose day has not come. */
  const out = (pinnedOnes: readonly string[]) => pinnedOnes.filter((slug) => slugs.has(slug));
  const ordered = (all: readonly Dated[], rest: "none" | "newest-first" | "by-title") => {
    if (rest === "none") return [];
    return rest === "by-title"
      ? sortByText(all, ({ title }) => title, site.language)
      : sortNewestFirst(all, ({ date }) => date);
  };

  // The pages of people too list their articles, in the order of the blog.
  const { pinned: first, rest: others, limit: most } = pages.blog?.articles ?? newest;
  const teased = pages.home.blog?.articles;
  const { pinned, pinnedOn, rest, limit } = pages.article?.articles ?? none;
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
      out(first).map((slug) => ({ article: slug })),
      ordered([...written, ...announced], others).map(({ entry }) => entry),
      keyOf,
      most,
    ),
    home: teased
      ? arrange(
          out(teased.pinned),
          ordered(written, teased.rest).map(({ entry }) => keyOf(entry)),
          slugItself,
          teased.limit,
        )
      : [],
    related: new Map(
      articles.map(({ slug }) => [
        slug,
        arrange(
          pinnedAt.has(slug) ? out(pinned) : [],
          (near?.get(slug) ?? []).map((one) => one.slug),
          slugItself,
          limit,
        ),
      ]),
    ),
  };
}
