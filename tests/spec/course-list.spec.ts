import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { courseCard, expectCourseCards, topCourses } from "./course-cards.ts";
import { choiceWith, choose, visit } from "./support.ts";

test("§2 Course list 1: the course list opens with the six category tiles", async ({ read }) => {
  const page = await read("/course");
  const tiles = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") })
    .filter({ has: page.getByText(/^\d+ courses$/i) });
  await expect(tiles.getByRole("heading")).toHaveText([
    "Creative web design",
    "Finance accounting",
    "IT and software",
    "Digital marketing",
    "Web development",
    "Content writing",
  ]);
  const targets = await tiles
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets).toEqual([
    "/category/design",
    "/category/finance",
    "/category/development",
    "/category/finance",
    "/category/development",
    "/category/design",
  ]);
});

test("§9 Category counts: 8, 10, 5, 4, 8 and 3 courses, on the home page and on the course list", async ({
  read,
}) => {
  for (const path of ["/", "/course"]) {
    const page = await read(path);
    await expect(page.getByText(/^\d+ courses$/i)).toHaveText([/^8 /, /^10 /, /^5 /, /^4 /, /^8 /, /^3 /]);
  }
});

test("§2 Course list 2: 'Top online courses' follows the tiles and has a toggle of pages 1 and 2", async ({
  read,
}) => {
  const page = await read("/course");
  const tile = await page.getByRole("heading", { name: "Content writing" }).boundingBox();
  const heading = await page.getByRole("heading", { name: "Top online courses" }).boundingBox();
  expect(heading?.y ?? 0).toBeGreaterThan(tile?.y ?? 0);
  await expect(choiceWith(page, "1").locator("label")).toHaveText(["1", "2"]);
});

test("§2 Course list 3: page 1 has a set of its own", async ({ page }) => {
  await visit(page, "/course");
  const cards = topCourses(page).getByRole("article");
  const first = await cards.getByRole("heading").allInnerTexts();
  await choose(choiceWith(page, "1"), "2");
  const second = await cards.getByRole("heading").allInnerTexts();
  expect(first.length).toBeGreaterThan(0);
  expect(first.filter((title) => second.includes(title))).toEqual([]);
});

test("Ruling Course list 1: page 1 has six cards with lessons, counts and badges of the given vocabulary", async ({
  read,
}) => {
  const page = await read("/course");
  const cards = topCourses(page).getByRole("article");
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expect(card.getByText(/^(Free|39\$|49\$|59\$|72\$|79\$|99\$)$/)).toBeVisible();
    await expect(card.getByText(/^\d+ Lessons$/)).toBeVisible();
    await expect(card.getByText(/^\d+k Enrolled$/i)).toBeVisible();
  }
});

test("§2 Course list 4: page 2 shows six cards", async ({ page }) => {
  await visit(page, "/course");
  await choose(choiceWith(page, "1"), "2");
  await expect(topCourses(page).getByRole("article")).toHaveCount(6);
});

test("§2 Course list 6: the cards of page 2 link to /denied, except one that links to /course/finance", async ({
  page,
}) => {
  await visit(page, "/course");
  await choose(choiceWith(page, "1"), "2");
  const cards = topCourses(page).getByRole("article");
  await expect(cards).toHaveCount(6);
  const targets = await cards
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets.toSorted()).toEqual([
    "/course/finance",
    "/denied",
    "/denied",
    "/denied",
    "/denied",
    "/denied",
  ]);
});

test("Ruling Course list 2: page 2 has five paid cards, which lead to /denied, and the free one of Finance", async ({
  page,
}) => {
  await visit(page, "/course");
  await choose(choiceWith(page, "1"), "2");
  const paid = (label: string, title: RegExp, badge: string) => [label, title, badge, "/denied"] as const;
  await expectCourseCards(topCourses(page).getByRole("article"), [
    paid("MANAGEMENT", /risk management/i, "49$"),
    paid("MANAGEMENT", /grow your brand/i, "39$"),
    ["FINANCE", /operations management/i, "Free", "/course/finance", "12 Lessons", "23k Enrolled"],
    ...["59$", "49$", "72$"].map((badge) => paid("DEVELOPMENT", /MongoDB/, badge)),
  ]);
  await courseCard(topCourses(page), /operations management/i).click();
  await expect(page).toHaveURL("/course/finance");
});

test("§4 Course list page: page 1 at first, then 2, then 1 again", async ({ page }) => {
  await visit(page, "/course");
  const toggle = choiceWith(page, "1");
  const paid = topCourses(page).getByText("39$", { exact: true });
  await expect(toggle.getByRole("radio", { name: "1" })).toBeChecked();
  await expect(paid).toBeHidden();
  await choose(toggle, "2");
  await expect(paid).toBeVisible();
  await choose(toggle, "1");
  await expect(paid).toBeHidden();
});
