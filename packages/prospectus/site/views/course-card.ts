import type { CoverOptions } from "../art/cover.ts";
import { find, findBySlug, pathOf, type Content } from "../content.ts";
import type { Course, CourseCard, Session } from "../records.ts";
import { dayAt } from "../schema/local-time.ts";
import { bookingWord, priceView, registrationView, stateWord } from "./booking.ts";
import { categoryView } from "./category.ts";
import { coverView } from "./cover.ts";
import { comingSessions } from "./course-details.ts";
import { longDate } from "./language.ts";
import { personView } from "./person-card.ts";
import type { Source } from "./source.ts";

/** What books a course without a page: itself, or the next session with free places and open registration. */
function bookedBy({ now, site }: Content, course: Course): Pick<Course, "register" | "registration"> {
  if (course.register !== undefined) return course;
  const today = dayAt(now, site.timeZone);
  const isOpen = (one: Session) =>
    one.register !== undefined && one.status !== "full" && (one.registration?.until ?? today) >= today;
  return comingSessions(course, now).find(isOpen) ?? course;
}

const registerOf = (content: Content, course: Course): string | undefined =>
  bookedBy(content, course).register;

/** `paidCourses` and `membership` redirect priced courses (specification, section 3; rulings, “Where buttons lead”). */
export function cardTarget(
  content: Content,
  card: Pick<CourseCard, "to" | "badge">,
  course: Course,
): string | undefined {
  const { labels, site } = content;
  const own = card.to ?? registerOf(content, course);
  if (own !== undefined) return own;
  const isFree = card.badge === labels.free;
  if (!isFree && site.paidCourses !== undefined) return site.paidCourses;
  if (!isFree && site.membership) return pathOf(content, "denied");
  const slug = course.page ?? (isFree ? course.category : undefined);
  return slug === undefined ? undefined : pathOf(content, "course", slug);
}

/** Whether only cards show the course. Search then links to its card in the course list. */
export const isOnCardsAlone = (content: Content, card: Pick<CourseCard, "badge">, course: Course) =>
  registerOf(content, course) !== undefined ||
  cardTarget(content, { badge: card.badge }, course) === undefined;

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

export function categoriesOf({ categories, courses, site }: Content, cards: readonly CourseCard[]): string {
  const names = cards.map(({ course }) => findBySlug(categories, find(courses, course).category).name);
  return new Intl.ListFormat(site.language).format(new Set(names));
}

export function courseArt(
  source: Source,
  { id, category, figure }: Pick<Course, "id" | "category" | "figure">,
): CoverOptions {
  return { seed: id, dialect: categoryView(source.content, category).dialect, figure };
}

/** Card of a course. `inline`: on the first screen, so the page contains the cover. `face`: the teacher, there too with `first`. */
export function courseCardView(
  source: Source,
  card: CourseCard,
  {
    inline = false,
    detail = false,
    counts = true,
    face = true,
  }: Partial<Record<"inline" | "detail" | "counts", boolean>> & { face?: boolean | "first" } = {},
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
    // A list with its own price shows no other price.
    ...priceView(content, {
      badge: card.badge,
      regular: card.badge === course.badge ? course.regular : undefined,
    }),
    ...(counts ? { lessons, enrolled } : {}),
    rating: defaults.rating ?? course.rating,
    status: stateWord(content, course.status),
    next: next && longDate(content, next.start, next.end),
    to,
    action:
      to !== undefined && to === registerOf(content, course)
        ? bookingWord(content, course.status === "waiting-list" ? course.status : "register")
        : undefined,
    registration: registrationView(content, bookedBy(content, course).registration),
    cover: coverView(source, course.photograph, course.id, courseArt(source, course), {
      inline,
      ...(face &&
        course.teacher !== undefined && {
          face: {
            ...personView(source, course.teacher).portrait,
            ...(face === "first" && { first: true as const }),
          },
        }),
    }),
    detail: detail ? card.detail : undefined,
  };
}

export type CourseCardView = ReturnType<typeof courseCardView>;
