/** Which cards there are, and where they lead. */
import type { Content } from "../load/load.ts";

/** One card of a list: the course, and what that list says of it. */
export type CourseCard = Content["courseLists"]["related"][number];

/** Where a card leads: where its list says; else a free course to its page, or to the course page of its category's name, and a paid one to the access-denied screen (specification, section 3; rulings, “Where buttons lead”). */
export function cardTarget(
  { labels }: Content,
  card: Pick<CourseCard, "to" | "badge">,
  course: Pick<Content["courses"][number], "category" | "page">,
): string {
  if (card.to !== undefined) return card.to;
  return card.badge === labels.free ? `/course/${course.page ?? course.category}` : "/denied";
}

/** All cards of all lists. */
export function listedCards({ courseLists }: Content): CourseCard[] {
  const { home, trending, coursePage1, coursePage2, category, related } = courseLists;
  return [
    ...Object.values(home),
    trending,
    coursePage1,
    coursePage2,
    ...Object.values(category),
    related,
  ].flat();
}

/** The cards of a category page: those of its list, then every course of the category that has a page and is not among them. */
export function categoryCards(
  { courseLists, coursePages, pages }: Content,
  category: Content["categories"][number]["slug"],
): CourseCard[] {
  const listed = courseLists.category[category] ?? [];
  const { lessons, enrolled } = pages.courseDetail.facts;
  return [
    ...listed,
    ...coursePages
      .filter((page) => page.category === category && listed.every(({ course }) => course !== page.id))
      .map(({ id, badge, facts }) => ({
        course: id,
        badge,
        lessons: `${facts.lessons} ${lessons}`,
        enrolled: `${facts.enrolled} ${enrolled}`,
      })),
  ];
}
