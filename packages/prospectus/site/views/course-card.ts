/** Cards of courses: what they show and where they lead. */
import type { CoverOptions } from "../art/cover.ts";
import { find, findBySlug, pathOf, type Content } from "../content.ts";
import type { Course, CourseCard } from "../records.ts";
import { bookingWord, priceView, stateWord } from "./booking.ts";
import { categoryView } from "./category.ts";
import { coverView } from "./cover.ts";
import { comingSessions } from "./course-details.ts";
import { longDate } from "./language.ts";
import type { Source } from "./source.ts";

/** Where a course without a page is booked: where it says itself, or the first of its dates to come that has room. */
const registerOf = ({ now }: Content, { register, ...course }: Course): string | undefined =>
  register ??
  comingSessions(course, now).find((one) => one.register !== undefined && one.status !== "full")?.register;

/** Where a card leads: where its list says; where a course without a page is booked; else to the page of its course, or a free one to the course page of its category's name. Where site.yaml says that courses with a price need a membership, these lead to the access-denied screen (specification, section 3; rulings, “Where buttons lead”). Nothing where there is no such page. */
export function cardTarget(
  content: Content,
  card: Pick<CourseCard, "to" | "badge">,
  course: Course,
): string | undefined {
  const { labels, site } = content;
  const own = card.to ?? registerOf(content, course);
  if (own !== undefined) return own;
  const isFree = card.badge === labels.free;
  if (!isFree && site.membership) return pathOf(content, "denied");
  const slug = course.page ?? (isFree ? course.category : undefined);
  return slug === undefined ? undefined : pathOf(content, "course", slug);
}

/** Whether no page of the site tells of a course, so that whoever looks for it is led to its card in the course list. */
export const isOnCardsAlone = (content: Content, card: Pick<CourseCard, "badge">, course: Course) =>
  registerOf(content, course) !== undefined ||
  cardTarget(content, { badge: card.badge }, course) === undefined;

/** All cards of the lists that show any course, by the course's id: the home page's, the course list's, the category pages'. */
export function cardsByCourse({ lists }: Content): ReadonlyMap<string, readonly CourseCard[]> {
  const { home, trending, all, ofCategory } = lists.courses;
  const cards = [
    ...home.all,
    ...home.categories.flatMap((list) => list.cards),
    ...trending,
    ...all,
    ...[...ofCategory.values()].flat(),
  ];
  return Map.groupBy(cards, ({ course }) => course);
}

/** The names of the categories of courses, each once: Design and Development. */
export function categoriesOf({ categories, courses, site }: Content, cards: readonly CourseCard[]): string {
  const names = cards.map(({ course }) => findBySlug(categories, find(courses, course).category).name);
  return new Intl.ListFormat(site.language).format(new Set(names));
}

/** What the cover of a course is drawn from. */
export function courseArt(
  source: Source,
  { id, category, figure }: Pick<Course, "id" | "category" | "figure">,
): CoverOptions {
  return { seed: id, dialect: categoryView(source.content, category).dialect, figure };
}

/** A course in a list: with its `detail` where the list shows it, and with its cover `inline` on the first screen. */
export function courseCardView(
  source: Source,
  card: CourseCard,
  { inline = false, detail = false }: { inline?: boolean; detail?: boolean } = {},
) {
  const { content } = source;
  const course = find(content.courses, card.course);
  const { defaults } = content.courseLists;
  const { lessons = defaults.lessons, enrolled = defaults.enrolled } = course;
  const to = cardTarget(content, card, course);
  const [next] = comingSessions(course, content.now);
  const { label, hue } = categoryView(content, course.category);
  return {
    title: course.title,
    category: { label, hue },
    // A list that has a price of its own says nothing of another.
    ...priceView(content, {
      badge: card.badge,
      regular: card.badge === course.badge ? course.regular : undefined,
    }),
    lessons,
    enrolled,
    rating: defaults.rating ?? course.rating,
    status: stateWord(content, course.status),
    next: next && longDate(content, next.start, next.end),
    to,
    action:
      to !== undefined && to === registerOf(content, course)
        ? bookingWord(content, course.status === "waiting-list" ? course.status : "register")
        : undefined,
    cover: coverView(source, course.photograph, course.id, courseArt(source, course), { inline }),
    detail: detail ? card.detail : undefined,
  };
}

export type CourseCardView = ReturnType<typeof courseCardView>;
