import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { expectJourney, expectPicture, visit } from "./support.ts";

// One after another: what one test reads is open for the next.
test.describe.configure({ mode: "default" });

const articles = [
  {
    path: "/blog/blog1",
    label: "DEVELOPMENT",
    date: "October 4, 2024",
    title: "Improve knowledge retention with visual learning",
  },
  {
    path: "/blog/blog2",
    label: "DEVELOPMENT",
    date: "October 4, 2024",
    title: "Master online learning with proven strategies",
  },
  {
    path: "/blog/blog3",
    label: "TEACHING",
    date: "October 3, 2024",
    title: "How to enhance your learning experience today",
  },
  {
    path: "/blog/blog4",
    label: "DEVELOPMENT",
    date: "September 17, 2024",
    title: "The evolution of teaching tools in the 21st century",
  },
];

test("§2 Article 1: the hero has category, author and date, and title", async ({ read }) => {
  for (const { path, label, date, title } of articles) {
    const page = await read(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const line = page.getByRole("paragraph").filter({ hasText: label }).filter({ hasText: date }).first();
    await expect(line).toBeInViewport();
    const words = await line.innerText();
    expect(words.replace(label, "").replace(date, "").toUpperCase()).toMatch(/[A-Z]+ [A-Z]+/);
  }
});

test("§2 Article 2: an article has paragraphs and a quote", async ({ read }) => {
  for (const { path } of articles) {
    const page = await read(path);
    const article = page.getByRole("article").first();
    await expect(article.getByRole("blockquote").first()).toHaveText(/\w+ \w+ \w+/);
    expect(
      await article
        .getByRole("paragraph")
        .filter({ hasText: /(\S+ ){4}/ })
        .count(),
      path,
    ).toBeGreaterThan(4);
  }
});

test("§2 Article 2: an article has a diagram that says in words what it shows", async ({ read }) => {
  for (const { path } of articles) {
    const page = await read(path);
    const diagram = page.getByRole("main").getByRole("article").first().getByRole("img").first();
    await diagram.scrollIntoViewIfNeeded();
    await expectPicture(diagram);
    await expect(diagram).toHaveAccessibleName(/(\S+ ){4}/);
  }
});

test("§2 Article 3: the sections 'Integration of technology' and 'Collaboration and exchange between educational systems'", async ({
  read,
}) => {
  for (const { path } of articles) {
    const page = await read(path);
    await expect(page.getByRole("heading", { name: "Integration of technology", exact: true })).toBeVisible();
    await expect(
      page.getByRole("heading", {
        name: "Collaboration and exchange between educational systems",
        exact: true,
      }),
    ).toBeVisible();
  }
});

test("§2 Article 4: a card presents the author who is named in the hero", async ({ read }) => {
  for (const { path, date } of articles) {
    const page = await read(path);
    const card = page.getByRole("article").first().getByRole("region");
    const name = await card.getByRole("heading").innerText();
    expect(name).toMatch(/^\S+ \S+/);
    await expectPicture(card.locator("img"));
    await expect(
      page.getByRole("paragraph").filter({ hasText: date }).filter({ hasText: name }).first(),
    ).toBeVisible();
  }
});

test("§2 Article 5: 'MORE JOURNALS' and 'Related blogs' head a grid whose cards link to each other article and mark the one that is read, without a link to itself", async ({
  page,
}) => {
  for (const { path } of articles) {
    await page.goto(path);
    const grid = page.getByRole("region", { name: "Related blogs" });
    expect(await grid.getByText(/^more journals$/i).innerText()).toBe("MORE JOURNALS");
    const targets = await grid
      .getByRole("article")
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(targets, path).toEqual(articles.map((one) => one.path).filter((one) => one !== path));
    await expect(grid.getByRole("article")).toHaveCount(4);
    const read = grid.getByRole("article").filter({ hasText: "You are reading this" });
    await expect(read).toHaveAttribute("aria-current", "page");
    await expect(read.getByRole("heading")).toHaveText(
      await page.getByRole("heading", { level: 1 }).innerText(),
    );
    await expect(page.getByRole("main").locator(`a[href="${path}"]`)).toHaveCount(0);
  }
  await visit(page, "/blog/blog1");
  await page.getByRole("region", { name: "Related blogs" }).getByRole("article").nth(3).click();
  await expect(page).toHaveURL("/blog/blog4");
});

test("§2 Article 6: an article ends with the journey banner", async ({ read }) => {
  for (const { path } of articles) {
    const page = await read(path);
    await expectJourney(page);
  }
});

test("§2 Article 7: the dates are October 4 (blog1, blog2), October 3 (blog3) and September 17, 2024 (blog4)", async ({
  read,
}) => {
  for (const { path, date } of articles) {
    const page = await read(path);
    await expect(page.getByRole("time").first()).toHaveText(date);
  }
});

test("Ruling Blog 3: the categories are DEVELOPMENT, DEVELOPMENT, TEACHING, DEVELOPMENT", async ({
  read,
}) => {
  const page = await read("/blog/blog2");
  await expect(
    page
      .getByRole("region", { name: "Related blogs" })
      .getByRole("article")
      .getByText(/^(DEVELOPMENT|TEACHING|DESIGN|MANAGEMENT|FINANCE)$/),
  ).toHaveText(articles.map(({ label }) => label));
});
