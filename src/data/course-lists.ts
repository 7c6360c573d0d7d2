import { z } from "zod";
import { type Records, type Content, find } from "./content.ts";
import type { Course } from "./course.ts";
import { listed, priceOf, ref } from "./schema/reference.ts";
import { recordOf, text, group, rating } from "./schema/text.ts";

/** An entry of a list. The price belongs to the list: the specification has two prices for some courses. */
const cardSchema = recordOf({
  course: listed("course").describe("Course of this card. It is skipped while the course does not show."),
  badge: priceOf(text).describe("Price on the card in this list. Prices differ between lists on purpose."),
});

const trendingCardSchema = cardSchema.extend({
  detail: text.describe("A line or two for the panel that opens over the card."),
});

const cardList = z.array(cardSchema);

const listsByCategory = z.record(ref("category"), cardList);

/** Cards of each list: `course-lists.yaml`. */
export const courseListsSchema = group("Course cards of each list, in their order, with the prices there.", {
  defaults: group("Facts on the cards of courses that do not set their own.", {
    lessons: "Number of lessons.",
    enrolled: "Number of learners.",
    rating: rating.describe("Rating on all cards."),
  }),
  home: group("“Top online courses” on the home page.", {
    all: cardList.describe("All courses. They show at first."),
    categories: listsByCategory.describe("Courses of each filter."),
  }),
  trending: z.array(trendingCardSchema).describe("“Trending courses” on the home page."),
  courseList: cardList.describe("The course list, six a page. Other courses with a price follow, by title."),
  categoryPages: listsByCategory.describe("Pages of categories. Their other courses with a price follow."),
  related: cardList.describe("“Related courses” of a course: the first three, without the course itself."),
});

/** A card of a list: the course, and its values in that list. */
export type CourseCard = z.output<typeof cardSchema> & { detail?: string };

export function courseListsOf({ categories, courseLists, courses, site }: Records) {
  const { home, trending, courseList, categoryPages, related } = courseLists;
  const known = new Set(courses.map(({ id }) => id));
  const shown = (cards: readonly CourseCard[]) => cards.filter(({ course }) => known.has(course));
  const byTitle = courses.toSorted((one, other) => one.title.localeCompare(other.title, site.language));
  /** The cards of a list, then those of other courses with a price. */
  const withOthers = (cards: readonly CourseCard[], belongs: (course: Course) => boolean): CourseCard[] => {
    const named = new Set(cards.map(({ course }) => course));
    const others = byTitle.filter((one) => belongs(one) && !named.has(one.id));
    const added = others.flatMap(({ id, badge }) => (badge === undefined ? [] : [{ course: id, badge }]));
    return [...shown(cards), ...added];
  };
  const ofCategory = (slug: string) =>
    withOthers(categoryPages[slug] ?? [], ({ category }) => category === slug);
  return {
    home: {
      all: shown(home.all),
      categories: new Map(Object.entries(home.categories).map(([slug, cards]) => [slug, shown(cards)])),
    },
    trending: shown(trending),
    all: withOthers(courseList, () => true),
    ofCategory: new Map(categories.map(({ slug }) => [slug, ofCategory(slug)])),
    related: shown(related),
  };
}

export function categoriesOf({ categories, courses, site }: Content, cards: readonly CourseCard[]): string {
  const names = cards.map(({ course }) => find(categories, find(courses, course).category).name);
  return new Intl.ListFormat(site.language).format(new Set(names));
}
