import type { Records } from "../records.ts";
import { arrange, relate, sortByText } from "./arrange.ts";
import { makeCourseFilters, type CourseFilter } from "./course-filters.ts";
import type { ListSource } from "./list-source.ts";

/** How many pages of its list /course shows on its own, one at a time (specification, section 2, Course list). */
export const coursesTogether = 2;

/** One card of a list: the course, and what that list says of it. */
export type CourseCard = Records["courseLists"]["courseList"]["pinned"][number];

/** What the lists of courses are made of. */
type Source = Pick<
  ListSource,
  "categories" | "courseLists" | "courses" | "coursePages" | "labels" | "rules" | "site"
>;

/** The lists of course cards. */
export type CourseLists = {
  /** The courses that have a badge of their own, by title. */
  own: CourseCard[];
  /** Those of the home page's filters: all courses, then each category that has some. */
  home: { all: CourseCard[]; categories: { category: string; cards: CourseCard[] }[] };
  trending: CourseCard[];
  /** The course list, before it is cut into pages. */
  all: CourseCard[];
  /** What the course list can be filtered by, once it is longer than a page. */
  filters: CourseFilter<CourseCard>[];
  /** That of each category's page, by the category's slug. */
  ofCategory: ReadonlyMap<string, CourseCard[]>;
  /** Those at the foot of each course page, by the course's id. */
  related: ReadonlyMap<string, CourseCard[]>;
};

const idOf = ({ course }: CourseCard) => course;

/** The courses that have a badge of their own, as cards, by title. */
function ownCards({ courses, coursePages, site }: Source): CourseCard[] {
  const pageCards = coursePages.map(({ id, title, badge, meta }) => ({
    title,
    card: { course: id, badge, detail: meta.description },
  }));
  const others = courses.flatMap(({ id, title, page, badge }) =>
    page === undefined && badge !== undefined ? { title, card: { course: id, badge } } : [],
  );
  return sortByText([...pageCards, ...others], ({ title }) => title, site.language).map(({ card }) => card);
}

/** The categories in the order of the home page's filters. */
function filterOrder({ categories, rules, site }: Source): string[] {
  if (!rules.courseFilters) return [];
  const { pinned, rest, limit } = rules.courseFilters;
  const byName = rest === "none" ? [] : sortByText(categories, ({ name }) => name, site.language);
  return arrange(
    pinned,
    byName.map(({ slug }) => slug),
    (slug) => slug,
    limit,
  );
}

/** Makes the lists of courses from their rules. */
export function makeCourseLists(source: Source): CourseLists {
  const { home, trending, courseList, categoryPages, related } = source.courseLists;
  const categoryOf = new Map(source.courses.map(({ id, category }) => [id, category]));
  const titleOf = new Map(source.courses.map(({ id, title }) => [id, title]));
  const own = ownCards(source);
  const ownOf = Map.groupBy(own, ({ course }) => categoryOf.get(course) ?? "");
  const made = (rule: typeof home.categories.others, cards: readonly CourseCard[]) =>
    arrange(rule.pinned, rule.rest === "none" ? [] : cards, idOf, rule.limit);
  const inCategory = ({ named, others }: typeof home.categories, category: string) =>
    made(named[category] ?? others, ownOf.get(category) ?? []);

  const all = made(courseList, own);
  const pinnedOn = new Set(related.pinnedOn);
  const near =
    related.rest === "none"
      ? undefined
      : relate(own, idOf, ({ course }) => categoryOf.get(course) ?? "", related.limit ?? 3);
  return {
    own,
    home: {
      all: made(home.all, own),
      categories: filterOrder(source)
        .map((category) => ({ category, cards: inCategory(home.categories, category) }))
        .filter(({ cards }) => cards.length > 0),
    },
    trending: arrange(
      trending.pinned,
      trending.rest === "none" ? [] : own.filter(({ detail }) => detail !== undefined),
      idOf,
      trending.limit,
    ),
    all,
    filters: all.length > courseList.perPage ? makeCourseFilters(source, all) : [],
    ofCategory: new Map(source.categories.map(({ slug }) => [slug, inCategory(categoryPages, slug)])),
    related: new Map(
      source.coursePages.map(({ id, title }) => {
        const others = ({ course }: CourseCard) => titleOf.get(course) !== title;
        return [
          id,
          arrange(
            pinnedOn.has(id) ? related.pinned.filter(others) : [],
            (near?.get(id) ?? []).filter(others),
            idOf,
            related.limit,
          ),
        ];
      }),
    ),
  };
}
