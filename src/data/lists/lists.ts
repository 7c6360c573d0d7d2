/** Lists of the site: entries in their order. An entry is skipped while its record does not show. */
import type { Course, CourseCard, Records } from "../records.ts";

export type Lists = ReturnType<typeof makeLists>;

/** An article by slug, or a teaser by its index in `journal.yaml`. */
export type ArticleEntry = { article: string } | { teaser: number };

/** Compares ISO 8601 dates. */
export const newestFirst = (one: { date: string }, other: { date: string }) =>
  Number(one.date < other.date) - Number(one.date > other.date);

/** Slugs of articles that show. */
export const shownArticles = ({ articles }: Pick<Records, "articles">, slugs: readonly string[]) =>
  slugs.filter((slug) => articles.some((one) => one.slug === slug));

/** All articles and teasers, newest first. On the same day, articles come before teasers. */
function blogOf({ articles, journal }: Records): ArticleEntry[] {
  return [
    ...articles.map(({ slug, date }) => ({ article: slug, date })),
    ...journal.map(({ date }, teaser) => ({ teaser, date })),
  ].toSorted(newestFirst);
}

function courseListsOf({ categories, courseLists, courses, site }: Records) {
  const { home, trending, courseList, categoryPages, related } = courseLists;
  const known = new Set(courses.map(({ id }) => id));
  const shown = <Card extends CourseCard>(cards: readonly Card[]) =>
    cards.filter(({ course }) => known.has(course));
  const byTitle = courses.toSorted((one, other) => one.title.localeCompare(other.title, site.language));
  /** The cards of a list, then those of other courses with a price. */
  const withOthers = (cards: readonly CourseCard[], belongs: (course: Course) => boolean): CourseCard[] => {
    const named = new Set(cards.map(({ course }) => course));
    const others = byTitle.filter((one) => belongs(one) && !named.has(one.id));
    return [
      ...shown(cards),
      ...others.flatMap(({ id, badge }) => (badge === undefined ? [] : [{ course: id, badge }])),
    ];
  };
  return {
    home: {
      all: shown(home.all),
      categories: new Map(Object.entries(home.categories).map(([slug, cards]) => [slug, shown(cards)])),
    },
    trending: shown(trending),
    all: withOthers(courseList, () => true),
    ofCategory: new Map(
      categories.map(({ slug }) => [
        slug,
        withOthers(categoryPages[slug] ?? [], ({ category }) => category === slug),
      ]),
    ),
    related: shown(related),
  };
}

export const makeLists = (content: Records) => ({
  courses: courseListsOf(content),
  blog: blogOf(content),
  /** Ids of the people of the team, in the order of their file. */
  team: content.people.people.filter(({ role }) => role === content.people.team).map(({ id }) => id),
});
