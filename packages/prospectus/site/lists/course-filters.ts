import { slug } from "github-slugger";
import type { CourseFilter } from "../page.ts";
import type { CourseCard } from "../records.ts";
import type { ListSource } from "./list-source.ts";

/** Filters of cards, in card order: one for each value that only some cards have. None without labels for filters. */
export function makeCourseFilters(
  { categories, courseLists, courses, coursePages, labels }: ListSource,
  cards: readonly CourseCard[],
): CourseFilter[] {
  if (!labels.filters) return [];
  const { category, length, level, paid, price } = labels.filters;
  const records = new Map(courses.map((one) => [one.id, one]));
  const pages = new Map(coursePages.map((one) => [one.id, one]));
  const categoryNames = new Map(categories.map((one) => [one.slug, one.name]));
  const [short, longer] = [length?.short, length?.longer].map((words) =>
    words?.replace("{count}", `${length?.upTo}`),
  );
  const lengthOf = (course: string) => {
    const [lessons] = /\d+/.exec(records.get(course)?.lessons ?? courseLists.defaults.lessons ?? "") ?? [];
    return lessons && length && (Number(lessons) > length.upTo ? longer : short);
  };
  const filtersBy = (by: string, name: string, labelOf: (card: CourseCard) => string | undefined) =>
    [...Map.groupBy(cards, labelOf)].flatMap(([label, matching]) =>
      label === undefined || matching.length === cards.length
        ? []
        : [{ by, name, value: slug(label), label, cards: matching }],
    );
  return [
    ...filtersBy("category", category, ({ course }) =>
      categoryNames.get(records.get(course)?.category ?? ""),
    ),
    ...filtersBy("level", level, ({ course }) => pages.get(course)?.facts.skillLevel),
    ...filtersBy("price", price, ({ badge }) => (badge === labels.free ? labels.free : paid)),
    ...filtersBy("length", length?.label ?? "", ({ course }) => lengthOf(course)).toSorted((one) =>
      one.label === short ? -1 : 1,
    ),
  ];
}
