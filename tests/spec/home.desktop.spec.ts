import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { courseCard, topCourses, trendingCards } from "./course-cards.ts";
import { expectSeen, expectUnseen, visit } from "./support.ts";

test("§2 Home 5: hovering a trending course opens its detail panel with the Course Details button", async ({
  page,
}) => {
  await visit(page, "/");
  const card = trendingCards(page).filter({ hasText: "22K Enrolled" });
  const button = card.getByRole("link", { name: "Course Details" });
  const target = card.getByRole("link").getAttribute("href");
  await card.getByRole("link").scrollIntoViewIfNeeded();
  await expectUnseen(button);
  await card.hover();
  await expectSeen(button);
  await expectSeen(
    card
      .getByRole("paragraph")
      .filter({ hasText: /\w+ \w+ \w+ \w+ \w+/ })
      .last(),
  );
  await page.mouse.move(2, 300);
  await expectUnseen(button);
  await card.hover();
  await expectSeen(button);
  await button.click({ force: true });
  await expect(page).toHaveURL((await target) ?? "");
});

test("§2 Course filter 4: hovering a course card swaps its footer for a Course Details button", async ({
  page,
}) => {
  await visit(page, "/");
  const card = courseCard(topCourses(page), /crisis management/i);
  const button = card.getByRole("link", { name: "Course Details" });
  await button.scrollIntoViewIfNeeded();
  await expectUnseen(button);
  await expectSeen(card.getByText("6 Lessons", { exact: true }));
  await card.hover();
  await expectSeen(button);
  await expectUnseen(card.getByText("6 Lessons", { exact: true }));
  await expectUnseen(card.getByText("8k Enrolled", { exact: true }));
});

test("§4 Hovered card: only the card under the pointer shows the button, and leaving it brings the counts back", async ({
  page,
}) => {
  await visit(page, "/");
  const block = topCourses(page);
  const first = courseCard(block, /crisis management/i);
  const second = courseCard(block, /photoshop/i);
  await second.getByRole("link", { name: "Course Details" }).scrollIntoViewIfNeeded();
  await first.hover();
  await expectSeen(first.getByRole("link", { name: "Course Details" }));
  await expectUnseen(second.getByRole("link", { name: "Course Details" }));
  await second.hover();
  await expectSeen(second.getByRole("link", { name: "Course Details" }));
  await expectUnseen(first.getByRole("link", { name: "Course Details" }));
  await expectSeen(first.getByText("8k Enrolled"));
  await page.mouse.move(2, 300);
  await expectSeen(second.getByText("25k Enrolled"));
  await expectUnseen(second.getByRole("link", { name: "Course Details" }));
});

test("Ruling Home 4: keyboard focus reveals what hover reveals, and nothing moves", async ({ page }) => {
  await visit(page, "/");
  const card = courseCard(topCourses(page), /photoshop/i);
  const button = card.getByRole("link", { name: "Course Details" });
  await button.scrollIntoViewIfNeeded();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const before = await card.boundingBox();
  await expectUnseen(button);
  await page.keyboard.press("Tab");
  await card.getByRole("link").focus();
  await expectSeen(button);
  const after = await card.boundingBox();
  // To a tenth of a pixel: the card may still be settling from its scroll-in.
  expect(after?.width).toBeCloseTo(before?.width ?? 0, 1);
  expect(after?.height).toBeCloseTo(before?.height ?? 0, 1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test("Ruling Buttons 6: the Course Details button of a card leads where the card leads", async ({ page }) => {
  await visit(page, "/");
  for (const [title, path] of [
    [/photoshop/i, "/course/design"],
    [/MongoDB/, "/denied"],
  ] as const) {
    const card = courseCard(topCourses(page), title).first();
    await card.hover();
    await expectSeen(card.getByRole("link", { name: "Course Details" }));
    await card.getByRole("link", { name: "Course Details" }).click({ force: true });
    await expect(page).toHaveURL(path);
    await visit(page, "/");
  }
});
