/** The course list by one thing that its courses have. */
import { slug } from "github-slugger";
import type { FilterName } from "../page.ts";
import type { ListSource } from "./list-source.ts";

/** One value, such as the level Intermediate, and the cards that have it. */
export type CourseFilter<Card> = { by: FilterName; value: string; label: string; cards: Card[] };

type Source = Pick<ListSource, "categories" | "courseLists" | "courses" | "coursePages" | "labels" | "site">;

/** A filter for each value that some of the cards have and others do not. */
function filtersBy<Card>(
  by: FilterName,
  cards: readonly Card[],
  labelOf: (card: Card) => string | undefined,
): CourseFilter<Card>[] {
  const groups = Map.groupBy(cards, labelOf);
  return [...groups].flatMap(([label, found]) =>
    label === undefined || found.length === cards.length
      ? []
      : [{ by, value: slug(label), label, cards: found }],
  );
}

/** The filters of a list of cards, in the order of their first cards. */
export function makeCourseFilters<Card extends { course: string; badge: string }>(
  { categories, courseLists, courses, coursePages, labels, site }: Source,
  cards: readonly Card[],
): CourseFilter<Card>[] {
  const records = new Map(courses.map((one) => [one.id, one]));
  const categoryNames = new Map(categories.map(({ slug: category, name }) => [category, name]));
  const levels = new Map(coursePages.map(({ id, facts }) => [id, facts.skillLevel]));
  const languages = new Map(coursePages.map(({ id, language }) => [id, language]));
  const { length } = labels.filters;
  const [short, longer] = [length?.short, length?.longer].map((words) =>
    words?.replace("{count}", `${length?.upTo}`),
  );
  /** Short or longer, by the number in what its cards say of its lessons. */
  const lengthOf = (course: string) => {
    const [lessons] = /\d+/.exec(records.get(course)?.lessons ?? courseLists.defaults.lessons ?? "") ?? [];
    return lessons && length && (Number(lessons) > length.upTo ? longer : short);
  };
  const names = new Intl.DisplayNames(site.language, { type: "language" });
  return [
    ...filtersBy("category", cards, ({ course }) => categoryNames.get(records.get(course)?.category ?? "")),
    ...filtersBy("level", cards, ({ course }) => levels.get(course)),
    ...filtersBy("price", cards, ({ badge }) => (badge === labels.free ? labels.free : labels.filters.paid)),
    ...filtersBy("length", cards, ({ course }) => lengthOf(course)).toSorted((one) =>
      one.label === short ? -1 : 1,
    ),
    ...filtersBy("language", cards, ({ course }) => names.of(languages.get(course) ?? site.language)),
  ];
}
