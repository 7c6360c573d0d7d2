/** The course list by one thing that its courses have: each value has an address, so that it works without script. */
import { slug } from "github-slugger";
import type { FilterName } from "../page.ts";

/** One value, such as the level Intermediate, and the cards that have it. */
export type CourseFilter<Card> = { by: FilterName; value: string; label: string; cards: Card[] };

type Source = {
  coursePages: readonly { id: string; facts: { skillLevel: string }; language?: string | undefined }[];
  site: { language: string };
  labels: { free: string; filters: { paid: string } };
};

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
  { coursePages, labels, site }: Source,
  cards: readonly Card[],
): CourseFilter<Card>[] {
  const levels = new Map(coursePages.map(({ id, facts }) => [id, facts.skillLevel]));
  const languages = new Map(coursePages.map(({ id, language }) => [id, language]));
  const names = new Intl.DisplayNames(site.language, { type: "language" });
  return [
    ...filtersBy("level", cards, ({ course }) => levels.get(course)),
    ...filtersBy("price", cards, ({ badge }) => (badge === labels.free ? labels.free : labels.filters.paid)),
    ...filtersBy("language", cards, ({ course }) => names.of(languages.get(course) ?? site.language)),
  ];
}
