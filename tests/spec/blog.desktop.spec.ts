import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { expectJourney, expectPicture, visit } from "./support.ts";

// One after another: what one test reads is open for the next.
test.describe.configure({ mode: "default" });

const titles = [
  "Improve knowledge retention with visual learning",
  "Master online learning with proven strategies",
  "How to enhance your learning experience today",
  "The evolution of teaching tools in the 21st century",
  "The role of parental involvement in academic achievement",
];

test("§2 Blog 1: the listing is headed 'NEWS AND JOURNALS' with the headline 'Planning to transition to a new career?'", async ({
  read,
}) => {
  const page = await read("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Planning to transition to a new career?");
  expect(
    await page
      .getByRole("main")
      .getByText(/^news and journals$/i)
      .first()
      .innerText(),
  ).toBe("NEWS AND JOURNALS");
});

test("§2 Blog 3: a card has an image, the date as day.month.year, the author in capitals, a title and an excerpt", async ({
  read,
}) => {
  const page = await read("/blog");
  const cards = page.getByRole("main").getByRole("article");
  for (const card of await cards.all()) {
    await expectPicture(card.locator("img").first());
    await expect(card.getByText(/^\d{1,2}\.\d{1,2}\.2024$/)).toBeVisible();
    await expect(card.getByRole("heading")).toHaveText(/\w+ \w+/);
    await expect(
      card
        .getByRole("paragraph")
        .filter({ hasText: /^\w+.* \w+ \w+ \w+/ })
        .first(),
    ).toBeVisible();
    const words = (await card.innerText()).split("\n");
    expect(
      words.some((line) => /^[^a-z\d.]+ [^a-z\d.]+$/.test(line.trim())),
      words.join(" | "),
    ).toBe(true);
  }
});

test("§2 Blog 4: the first four cards link to blog1 to blog4, the others do not link", async ({ page }) => {
  await visit(page, "/blog");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(9);
  for (const [index, card] of (await cards.all()).entries()) {
    if (index < 4) await expect(card.getByRole("link")).toHaveAttribute("href", `/blog/blog${index + 1}`);
    else await expect(card.getByRole("link")).toHaveCount(0);
  }
  await cards.nth(6).click();
  await expect(page).toHaveURL("/blog");
  await cards.nth(2).locator("img").first().click({ force: true });
  await expect(page).toHaveURL("/blog/blog3");
});

test("§2 Blog 5: the five given titles are among the cards", async ({ read }) => {
  const page = await read("/blog");
  for (const title of titles)
    await expect(
      page.getByRole("article").getByRole("heading", { name: title, exact: true }).first(),
    ).toBeVisible();
});

test("§2 Blog 6: the band 'Are you ready to start your journey?' has Browse Courses and Became A Teacher", async ({
  read,
}) => {
  const page = await read("/blog");
  await expectJourney(page);
});

test("Ruling Blog 1: nine cards, the first five with the given titles in order, and none says that it is being written", async ({
  read,
}) => {
  const page = await read("/blog");
  await expect(page.getByText(/being written/i)).toHaveCount(0);
  const headings = page.getByRole("main").getByRole("article").getByRole("heading");
  await expect(headings).toHaveCount(9);
  expect((await headings.allInnerTexts()).slice(0, 5)).toEqual(titles);
});

test("Ruling Blog 2: the dates are 4.10., 4.10., 3.10., 17.9. and 16.9.2024, then any of these", async ({
  read,
}) => {
  const page = await read("/blog");
  const dates = page
    .getByRole("main")
    .getByRole("article")
    .getByText(/^\d{1,2}\.\d{1,2}\.\d{4}$/);
  const words = await dates.allInnerTexts();
  expect(words.slice(0, 5)).toEqual(["4.10.2024", "4.10.2024", "3.10.2024", "17.9.2024", "16.9.2024"]);
  expect(words.length).toBe(9);
  for (const date of words.slice(5)) expect(words.slice(0, 5)).toContain(date);
});

test("§3 Blog card: a teaser has an image, a label such as DEVELOPMENT or TEACHING, a description, a date and a link", async ({
  read,
}) => {
  const page = await read("/blog/blog4");
  const cards = page.getByRole("region", { name: "Related blogs" }).getByRole("article");
  for (const card of await cards.all()) {
    await expectPicture(card.locator("img").first());
    await expect(card.getByText(/^(DEVELOPMENT|TEACHING)$/)).toBeVisible();
    await expect(card.getByRole("heading")).toHaveText(/\w+ \w+/);
    await expect(card.getByText(/^(October|September) \d{1,2}, 2024$/)).toBeVisible();
    if ((await card.getAttribute("aria-current")) === null)
      await expect(card.getByRole("link")).toHaveAttribute("href", /^\/blog\/blog[1-4]$/);
  }
});

test("§2 Blog 2: the cards stand in three columns", async ({ read }) => {
  const page = await read("/blog");
  const edges = await page
    .getByRole("main")
    .getByRole("article")
    .evaluateAll((all) => [...new Set(all.map((card) => Math.round(card.getBoundingClientRect().left)))]);
  expect(edges.length, edges.join(", ")).toBe(3);
});
