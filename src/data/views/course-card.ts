import type { CoverOptions } from "../../art/cover.ts";
import { find, findBySlug, pathOf, type Content } from "../content.ts";
import type { Course, CourseCard } from "../records.ts";
import { categoryView } from "./category.ts";
import { coverView } from "./cover.ts";
import { personView } from "./person-card.ts";
import type { Source } from "./source.ts";

/** Where a card leads: paid courses to /denied, free ones to their page (specification, section 3). */
export function cardTarget(
  content: Content,
  { badge }: Pick<CourseCard, "badge">,
  course: Course,
): string | undefined {
  if (badge !== content.labels.free) return pathOf(content, "denied");
  return pathOf(content, "course", course.page ?? course.category);
}

export function cardsByCourse({ lists }: Content): ReadonlyMap<string, readonly CourseCard[]> {
  const { home, trending, all, ofCategory } = lists.courses;
  const cards = [
    ...home.all,
    ...[...home.categories.values()].flat(),
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
    detail,
    counts = true,
    face = true,
  }: Partial<Record<"inline" | "counts", boolean>> & { detail?: string; face?: boolean | "first" } = {},
) {
  const { content } = source;
  const course = find(content.courses, card.course);
  const { defaults } = content.courseLists;
  const { lessons = defaults.lessons, enrolled = defaults.enrolled } = course;
  const { label, hue } = categoryView(content, course.category);
  return {
    title: course.title,
    category: { label, hue },
    badge: card.badge,
    facts: counts ? [lessons, enrolled] : [],
    rating: defaults.rating,
    to: cardTarget(content, card, course),
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
    detail,
  };
}

export type CourseCardView = ReturnType<typeof courseCardView>;
