import type { CourseCard } from "../records.ts";
import { arrange, arrangeIds, relate, sortByText } from "./arrange.ts";
import { makeCourseFilters } from "./course-filters.ts";
import type { ListSource } from "./list-source.ts";

/** Pages of its list that /course contains (specification, section 2, Course list). */
export const coursesTogether = 2;

const idOf = ({ course }: CourseCard) => course;

function cardsByTitle({ courses, coursePages, site }: ListSource): CourseCard[] {
  const pageCards = coursePages.map(({ id, title, badge, meta }) => ({
    title,
    card: { course: id, badge, detail: meta.description },
  }));
  const others = courses.flatMap(({ id, title, page, badge }) =>
    page === undefined && badge !== undefined ? { title, card: { course: id, badge } } : [],
  );
  return sortByText([...pageCards, ...others], ({ title }) => title, site.language).map(({ card }) => card);
}

export function makeCourseLists(source: ListSource) {
  const { categories, courseLists, courses, rules, site } = source;
  const { home, trending, courseList, categoryPages, related } = courseLists;
  const records = new Map(courses.map((one) => [one.id, one]));
  const categoryOf = ({ course }: CourseCard) => records.get(course)?.category ?? "";
  const cards = cardsByTitle(source);
  const byCategory = Map.groupBy(cards, categoryOf);
  const inCategory = ({ named, others }: typeof home.categories, category: string) =>
    arrange(named[category] ?? others, byCategory.get(category) ?? [], idOf);
  const byName = sortByText(categories, ({ name }) => name, site.language).map(({ slug }) => slug);

  const all = arrange(courseList, cards, idOf);
  return {
    cards,
    home: {
      all: arrange(home.all, cards, idOf),
      categories: (rules.courseFilters ? arrangeIds(rules.courseFilters, byName) : [])
        .map((category) => ({ category, cards: inCategory(home.categories, category) }))
        .filter((one) => one.cards.length > 0),
    },
    trending: arrange<CourseCard>(
      trending,
      cards.filter(({ detail }) => detail !== undefined),
      idOf,
    ),
    all,
    filters: all.length > courseList.perPage ? makeCourseFilters(source, all) : [],
    ofCategory: new Map(categories.map(({ slug }) => [slug, inCategory(categoryPages, slug)])),
    related: relate(related, cards, {
      keyOf: idOf,
      groupOf: categoryOf,
      most: 3,
      mayStand: (card, below) => records.get(card.course)?.title !== records.get(below.course)?.title,
    }),
  };
}
