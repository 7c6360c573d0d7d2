import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { courseCard, topCourses, trendingCards } from "../spec/course-cards.ts";
import { bandWith, visit } from "../spec/support.ts";

test("on a phone the home page is at most 9,500 pixels high, and does not scroll sideways", async ({
  read,
}) => {
  const page = await read("/");
  const [height, beyond] = await page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
    return [scrollHeight, scrollWidth - clientWidth];
  });
  expect(height).toBeLessThanOrEqual(9500);
  expect(beyond).toBe(0);
});

test("a row of cards shows that there is more: the second card peeks in", async ({ read }) => {
  const page = await read("/");
  for (const cards of [
    topCourses(page).getByRole("article"),
    trendingCards(page),
    bandWith(page, /^news and journals$/i).getByRole("article"),
  ]) {
    const second = await cards.nth(1).boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(second?.x).toBeLessThan(width - 24);
    expect((second?.x ?? 0) + (second?.width ?? 0)).toBeGreaterThan(width);
  }
});

test("on a tablet the trending courses stand level, however long their titles and details are", async ({
  page,
}) => {
  await visit(page, "/");
  for (const [width, columns] of [
    [820, 2],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 820 });
    const ratings = await trendingCards(page).getByText("4.88 (210)").all();
    const heights = await Promise.all(ratings.map(async (rating) => (await rating.boundingBox())?.y));
    expect(new Set(heights).size, `${width} px wide`).toBe(4 / columns);
  }
});

test("by keyboard each card of a row comes into sight, and the list says how many there are", async ({
  page,
}) => {
  await visit(page, "/");
  const block = topCourses(page);
  await courseCard(block, /crisis management/i)
    .getByRole("link")
    .focus();
  for (let card = 0; card < 5; card += 1) await page.keyboard.press("Tab");
  const last = courseCard(block, /MongoDB/, "72$");
  await expect(last.getByRole("link")).toBeFocused();
  await expect(last.getByRole("heading")).toBeInViewport({ ratio: 0.9 });
  await expect(
    block
      .getByRole("list")
      .filter({ has: page.getByRole("article") })
      .first()
      .getByRole("article"),
  ).toHaveCount(6);
});
