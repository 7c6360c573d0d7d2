/** The course cards that several pages show: where they stand, and what the specification says of them. */
import type { Locator, Page } from "@playwright/test";
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

/** The card of this title. Where several have it, the badge tells them apart. */
export function courseCard(scope: Locator | Page, title: string | RegExp, badge?: string): Locator {
  const page = "page" in scope ? scope.page() : scope;
  const cards = scope.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
  return badge === undefined ? cards : cards.filter({ has: page.getByText(badge, { exact: true }) });
}
