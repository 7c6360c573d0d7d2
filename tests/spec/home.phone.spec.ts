import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { courseCard, topCourses, trendingCards } from "./course-cards.ts";
import { expectSeen, visit } from "./support.ts";

test("Ruling Home 4: where nothing hovers, counts and Course Details are simply visible", async ({
  read,
}) => {
  const page = await read("/");
  const card = courseCard(topCourses(page), /photoshop/i);
  // The cards stand in a row: this one's last word is farthest away.
  await card.getByText("25k Enrolled").scrollIntoViewIfNeeded();
  await expectSeen(card.getByText("8 Lessons", { exact: true }));
  await expectSeen(card.getByText("25k Enrolled", { exact: true }));
  await expectSeen(card.getByRole("link", { name: "Course Details" }));
});

test("§2 Home 5: where nothing hovers, the detail of a trending course is simply visible", async ({
  read,
}) => {
  const page = await read("/");
  const card = trendingCards(page).filter({ hasText: "22K Enrolled" });
  await card.getByRole("link", { name: "Course Details" }).scrollIntoViewIfNeeded();
  await expectSeen(card.getByRole("link", { name: "Course Details" }));
  await expectSeen(
    card
      .getByRole("paragraph")
      .filter({ hasText: /\w+ \w+ \w+ \w+ \w+ \w+ \w+/ })
      .last(),
  );
});

test("§2 Home 2: on a phone the moving strip shows two names and more at a time", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  const strip = page.getByRole("group", { name: /universities/i });
  await strip.getByRole("checkbox").check({ force: true });
  const [first, third] = [strip.locator("span").first(), strip.locator("span").nth(2)];
  const from = (await first.boundingBox())?.x ?? 0;
  const shown = ((await third.boundingBox())?.x ?? Infinity) - from;
  expect(shown).toBeLessThan(page.viewportSize()?.width ?? 0);
});
