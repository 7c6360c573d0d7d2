import { expect, test } from "@playwright/test";

test("§2 Blog 2: the cards stand in three columns", async ({ page }) => {
  await page.goto("/blog");
  const edges = await page
    .getByRole("main")
    .getByRole("article")
    .evaluateAll((all) => [...new Set(all.map((card) => Math.round(card.getBoundingClientRect().left)))]);
  expect(edges.length, edges.join(", ")).toBe(3);
});
