/** The course cards that several pages show: where they stand, and what the specification says of them. */
import { expect, type Locator, type Page } from "@playwright/test";
import { bandWith } from "./support.ts";

/** The block "Top online courses" of the home page and of the course list. */
export function topCourses(page: Page): Locator {
  return page.getByRole("region", { name: "Top online courses" });
}

/** The cards of the band "Trending courses". */
export function trendingCards(page: Page): Locator {
  return bandWith(page, "Trending courses")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
}

/** One course card as the specification gives it. */
type CourseCard = readonly [
  label: string,
  title: string | RegExp,
  badge: string,
  to: string,
  lessons?: string,
  enrolled?: string,
];

/** The six cards of "All courses" on the home page. */
export const allCourses: readonly CourseCard[] = [
  ["MANAGEMENT", /crisis management/i, "Free", "/course/management", "6 Lessons", "8k Enrolled"],
  ["DESIGN", /photoshop/i, "Free", "/course/design", "8 Lessons", "25k Enrolled"],
  ["FINANCE", /operations management/i, "Free", "/course/finance", "12 Lessons", "23k Enrolled"],
  ["DEVELOPMENT", /MongoDB/, "59$", "/denied", "10 Lessons", "7k Enrolled"],
  ["DEVELOPMENT", /MongoDB/, "49$", "/denied", "10 Lessons", "7k Enrolled"],
  ["DEVELOPMENT", /MongoDB/, "72$", "/denied", "10 Lessons", "7k Enrolled"],
];

/** The card of this title. Where several have it, the badge tells them apart. */
export function courseCard(scope: Locator | Page, title: string | RegExp, badge?: string): Locator {
  const page = "page" in scope ? scope.page() : scope;
  const cards = scope.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
  return badge === undefined ? cards : cards.filter({ has: page.getByText(badge, { exact: true }) });
}

/** Expects these course cards, in this order, and no others. */
export async function expectCourseCards(cards: Locator, expected: readonly CourseCard[]): Promise<void> {
  await expect(cards).toHaveCount(expected.length);
  for (const [index, [label, title, badge, to, lessons, enrolled]] of expected.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading")).toHaveText(title);
    await expect(card.getByText(label, { exact: true })).toBeVisible();
    await expect(card.getByText(badge, { exact: true })).toBeVisible();
    await expect(card.getByRole("link")).toHaveAttribute("href", to);
    if (lessons !== undefined) await expect(card.getByText(lessons, { exact: true })).toBeAttached();
    if (enrolled !== undefined) await expect(card.getByText(enrolled, { exact: true })).toBeAttached();
  }
}
