import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { courseCard } from "./course-cards.ts";
import { expectDrawing, expectJourney, visit } from "./support.ts";

const categories = ["design", "finance", "development"];

test("§2 Category pages 1: a hero and three cards with image, category label, description, badge and rating", async ({
  read,
}) => {
  for (const category of categories) {
    const page = await read(`/category/${category}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) {
      await expectDrawing(card.locator("svg").first());
      await expect(card.getByRole("heading")).toHaveText(/\w+ \w+/);
      await expect(card.getByText(/^(Free|\$\d\d|59)$/)).toBeVisible();
      await expect(card.getByText("4.88 (210)")).toBeVisible();
      await expect(card.getByText(/^(DESIGN|FINANCE|DEVELOPMENT)$/)).toHaveText(category.toUpperCase());
    }
  }
});

test("§2 Category pages 3: each page ends with the journey banner", async ({ read }) => {
  for (const category of categories) {
    const page = await read(`/category/${category}`);
    await expectJourney(page);
  }
});

test("Ruling Buttons 6: on the category pages a free course leads to its course page, a paid one to /denied", async ({
  page,
}) => {
  for (const category of categories) {
    await page.goto(`/category/${category}`);
    for (const card of await page.getByRole("main").getByRole("article").all()) {
      const free = (await card.getByText("Free", { exact: true }).count()) > 0;
      await expect(card.getByRole("link")).toHaveAttribute("href", free ? `/course/${category}` : "/denied");
    }
  }
  await visit(page, "/category/finance");
  await courseCard(page, "The complete guide to personal and business finance").click();
  await expect(page).toHaveURL("/denied");
});
