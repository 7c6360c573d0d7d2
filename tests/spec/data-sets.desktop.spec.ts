import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../kept-page.ts";
import { allCourses, courseCard, expectCourseCards, topCourses } from "./course-cards.ts";
import { choiceWith, choose, expectPicture, visit } from "./support.ts";

// One after another: what one test reads is open for the next.
test.describe.configure({ mode: "default" });

async function list(page: Page, category: string): Promise<Locator> {
  await visit(page, "/");
  await choose(choiceWith(page, "All courses"), category);
  return topCourses(page).getByRole("article");
}

test("§3 Data: every card of the home page is in the HTML as it comes from the host, and stays the same", async ({
  request,
}) => {
  const first = await (await request.get("/")).text();
  const second = await (await request.get("/")).text();
  expect(second).toBe(first);
  for (const words of [
    "59$",
    "49$",
    "72$",
    "39$",
    "99$",
    "79$",
    "8k Enrolled",
    "October 3, 2024",
    "70M",
    "25K",
  ])
    expect(first).toContain(words);
});

test("§3 Course card: label in capitals, description, image, badge, lessons, enrolled and link", async ({
  read,
}) => {
  const page = await read("/course");
  const cards = topCourses(page).getByRole("article");
  for (const card of await cards.all()) {
    expect(await card.getByText(/^(MANAGEMENT|DESIGN|FINANCE|DEVELOPMENT)$/).innerText()).toMatch(/^[A-Z]+$/);
    await expect(card.getByRole("heading")).toHaveText(/\w+ \w+/);
    await expectPicture(card.locator("img").first());
    await expect(card.getByText(/^(Free|\d\d\$)$/)).toBeVisible();
    await expect(card.getByText(/^\d+ Lessons$/)).toBeVisible();
    await expect(card.getByText(/^\d+k Enrolled$/i)).toBeVisible();
    await expect(card.getByRole("link")).toHaveAttribute("href", /^(\/course\/\w+|\/denied)$/);
  }
});

test("§3 Set All: the six courses of 'All courses'", async ({ page }) => {
  await expectCourseCards(await list(page, "All courses"), allCourses);
});

test("§3 Set Design: design systems 99$, photoshop 79$, interactive web design free", async ({ page }) => {
  await expectCourseCards(await list(page, "Design"), [
    ["DESIGN", /design systems/i, "99$", "/denied"],
    ["DESIGN", /photoshop/i, "79$", "/denied"],
    ["DESIGN", /interactive web design/i, "Free", "/course/design"],
  ]);
});

test("§3 Set Development: Angular free, MongoDB 59$, MERN 72$", async ({ page }) => {
  await expectCourseCards(await list(page, "Development"), [
    ["DEVELOPMENT", /angular/i, "Free", "/course/development"],
    ["DEVELOPMENT", /MongoDB/, "59$", "/denied"],
    ["DEVELOPMENT", /MERN/, "72$", "/denied"],
  ]);
});

test("§3 Set Management: risk management 49$, grow your brand 39$", async ({ page }) => {
  await expectCourseCards(await list(page, "Management"), [
    ["MANAGEMENT", /risk management/i, "49$", "/denied"],
    ["MANAGEMENT", /grow your brand/i, "39$", "/denied"],
  ]);
});

test("§3 Set Finance: operations management free, personal and business finance guide 99$", async ({
  page,
}) => {
  await expectCourseCards(await list(page, "Finance"), [
    ["FINANCE", /operations management/i, "Free", "/course/finance"],
    ["FINANCE", /guide to personal and business finance/i, "99$", "/denied"],
  ]);
});

test("§3 Category set Design: Free, $79 and $99", async ({ read }) => {
  const page = await read("/category/design");
  await expectCourseCards(page.getByRole("main").getByRole("article"), [
    ["DESIGN", "Advanced photoshop techniques for designers", "Free", "/course/design"],
    ["DESIGN", "Learn interactive Web Design by building real projects", "$79", "/denied"],
    ["DESIGN", "Design systems and pattern libraries", "$99", "/denied"],
  ]);
});

test("§3 Category set Finance: Free, $79 and Free", async ({ read }) => {
  const page = await read("/category/finance");
  await expectCourseCards(page.getByRole("main").getByRole("article"), [
    ["FINANCE", "Understanding corporate finance and investments", "Free", "/course/finance"],
    ["FINANCE", "The complete guide to personal and business finance", "$79", "/denied"],
    ["FINANCE", "Operations management and process improvement", "Free", "/course/finance"],
  ]);
});

test("§3 Category set Development: Free, $79 and 59 without a currency sign", async ({ read }) => {
  const page = await read("/category/development");
  await expectCourseCards(page.getByRole("main").getByRole("article"), [
    ["DEVELOPMENT", "Building single page applications with angular", "Free", "/course/development"],
    ["DEVELOPMENT", "Database integration with MongoDB", "$79", "/denied"],
    ["DEVELOPMENT", "Full-stack development with the MERN stack", "59", "/denied"],
  ]);
});

test("§3 Two readings: photoshop is 79$ in the home list and Free on the category page, MERN 72$ and 59", async ({
  page,
  read,
}) => {
  await expect(
    courseCard(await listScope(page, "Design"), /photoshop/i).getByText("79$", { exact: true }),
  ).toBeVisible();
  await expect(
    courseCard(await listScope(page, "Development"), /MERN/).getByText("72$", { exact: true }),
  ).toBeVisible();
  const design = await read("/category/design");
  await expect(courseCard(design, /photoshop/i).getByText("Free", { exact: true })).toBeVisible();
  const development = await read("/category/development");
  await expect(courseCard(development, /MERN/).getByText("59", { exact: true })).toBeVisible();
});

async function listScope(page: Page, category: string): Promise<Locator> {
  await list(page, category);
  return topCourses(page);
}

test("§9 Badges: the home lists use Free, 39$, 49$, 59$, 72$, 79$ and 99$ and no other badge", async ({
  page,
}) => {
  await visit(page, "/");
  const cards = topCourses(page).getByRole("article");
  const badges = new Set<string>();
  for (const category of ["All courses", "Design", "Development", "Management", "Finance"]) {
    await choose(choiceWith(page, "All courses"), category);
    for (const badge of await cards.getByText(/^(Free|\$?\d+\$?)$/).allInnerTexts()) badges.add(badge);
  }
  expect([...badges].toSorted()).toEqual(["39$", "49$", "59$", "72$", "79$", "99$", "Free"]);
});
