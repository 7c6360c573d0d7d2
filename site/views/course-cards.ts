/** Which cards there are, and where they lead. */
import type { CourseCard } from "../lists/course-lists.ts";
import type { Content } from "../load/load.ts";

/** Where a card leads: where its list says; else a free course to its page, or to the course page of its category's name, and a paid one to the access-denied screen (specification, section 3; rulings, “Where buttons lead”). */
export function cardTarget(
  { labels }: Content,
  card: Pick<CourseCard, "to" | "badge">,
  course: Pick<Content["courses"][number], "category" | "page">,
): string {
  if (card.to !== undefined) return card.to;
  return card.badge === labels.free ? `/course/${course.page ?? course.category}` : "/denied";
}

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
