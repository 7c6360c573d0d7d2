import { expect, type Page } from "@playwright/test";
import { test } from "../kept-page.ts";
import {
  expectJourney,
  expectOneOpenAtATime,
  expectPicture,
  expectSeen,
  expectUnseen,
  field,
  questions,
  visit,
} from "./support.ts";

// One after another: what one test reads is open for the next.
test.describe.configure({ mode: "default" });

const courses = {
  management: {
    label: "MANAGEMENT",
    title: "Crisis management and problem-solving strategies",
    rating: "4.88 (210)",
  },
  design: { label: "DESIGN", title: "Advanced photoshop techniques for designers", rating: "5.00 (1.2K)" },
  finance: {
    label: "FINANCE",
    title: "Understanding corporate finance and investments",
    rating: "5.00 (1.2K)",
  },
  development: {
    label: "DEVELOPMENT",
    title: "Building single page applications with angular",
    rating: "4.88 (210)",
  },
};
const lessons = [
  "introduction to crisis management and problem-solving",
  "coaching and mentoring for developing future leaders",
  "crisis management and preparing for the unexpected",
  "project management essentials tools and methodologies",
  "marketing management and understanding market dynamics",
  "negotiation skills and finding win-win solutions",
];
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.getByRole("tabpanel");

async function openTab(page: Page, course: string, name: string): Promise<void> {
  await visit(page, `/course/${course}`);
  await tab(page, name).click();
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
}

test("§2 Course detail 1: the management course has category MANAGEMENT, the photoshop course rating 5.00 (1.2K)", async ({
  read,
}) => {
  const management = await read("/course/management");
  await expect(management.getByRole("heading", { level: 1 })).toHaveText(
    "Crisis management and problem-solving strategies",
  );
  await expect(management.getByText("MANAGEMENT", { exact: true }).first()).toBeInViewport();
  const design = await read("/course/design");
  await expect(design.getByRole("heading", { level: 1 })).toHaveText(
    "Advanced photoshop techniques for designers",
  );
  await expect(design.getByText("5.00 (1.2K)")).toBeInViewport();
});

test("§2 Course detail 2: the hero has category label, title and rating", async ({ read }) => {
  for (const [course, { label, title, rating }] of Object.entries(courses)) {
    const page = await read(`/course/${course}`);
    const top = await page.getByRole("heading", { level: 1 }).boundingBox();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("main").getByText(label, { exact: true }).first()).toBeInViewport();
    const place = await page.getByRole("main").getByText(rating).first().boundingBox();
    expect(Math.abs((place?.y ?? 0) - (top?.y ?? 0)), course).toBeLessThan(260);
  }
});

test("Ruling Course detail 1: titles and ratings of the four courses", async ({ read }) => {
  for (const [course, { title, rating }] of Object.entries(courses)) {
    const page = await read(`/course/${course}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const first = page.getByText(/\d\.\d\d \([\d.]+K?\)/).first();
    await expect(first).toContainText(rating);
  }
});

test("§9 Ratings: 5.00 (1.2K) on the photoshop and finance pages alone, 4.88 (210) elsewhere", async ({
  read,
}) => {
  for (const [path, high] of [
    ["/course/design", 1],
    ["/course/finance", 1],
    ["/course/management", 0],
    ["/course/development", 0],
    ["/", 0],
    ["/category/design", 0],
  ] as const) {
    const page = await read(path);
    await expect(page.getByText("5.00 (1.2K)"), path).toHaveCount(high);
    await expect(page.getByText("4.88 (210)").first(), path).toBeAttached();
  }
});

test("§2 Course detail 3: the info strip has duration, lessons, skill level, video and enrolled, and stands on medium screens and up", async ({
  page,
}) => {
  for (const course of Object.keys(courses)) {
    await page.goto(`/course/${course}`);
    const strip = page.getByRole("definition").filter({ hasText: "3 weeks" });
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(strip).toBeVisible();
    for (const fact of [/3 weeks/, /^6( lessons)?$/, /Intermediate/, /8 hours/, /8K/])
      await expect(page.getByRole("definition").filter({ hasText: fact })).toBeVisible();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(strip).toBeHidden();
  }
});

test("§9 Course facts: 3 weeks, 6 lessons, Intermediate, 8 hours of video, 8K enrolled and five tabs", async ({
  page,
}) => {
  await visit(page, "/course/finance");
  await page.setViewportSize({ width: 1280, height: 900 });
  const strip = page.locator("dl").filter({ hasText: "3 weeks" });
  await expect(strip).toHaveText(
    /duration\s*3 weeks\s*lessons\s*6.*skill level\s*intermediate.*video\s*8 hours.*enrolled\s*8K/i,
  );
  await expect(page.getByRole("tab")).toHaveCount(5);
});

test("§2 Course detail 4: five tabs, of which Overview is chosen at first", async ({ read }) => {
  for (const course of Object.keys(courses)) {
    const page = await read(`/course/${course}`);
    await expect(page.getByRole("tab")).toHaveText(["Overview", "Curriculum", "Instructor", "FAQ", "Query"]);
    await expect(tab(page, "Overview")).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name: "Overview" })).toBeVisible();
    await expect(panel(page)).toHaveCount(1);
  }
});

test("§2 Course detail 5: the overview has description, main features and target audience", async ({
  read,
}) => {
  for (const course of Object.keys(courses)) {
    const page = await read(`/course/${course}`);
    for (const heading of [/description/i, /main features/i, /target audience/i])
      await expect(panel(page).getByRole("heading", { name: heading })).toBeVisible();
    await expect(panel(page).getByRole("paragraph").first()).toHaveText(/\w+ \w+ \w+ \w+/);
    await expect(panel(page).getByRole("list")).toHaveCount(2);
  }
});

test("§2 Course detail 5: the overview has a diagram in words, and a figure of its own for each of the audience", async ({
  read,
}) => {
  for (const course of Object.keys(courses)) {
    const page = await read(`/course/${course}`);
    await expect(panel(page).getByRole("img")).toHaveAccessibleName(/(\S+ ){4}/);
    const figures = panel(page).getByRole("listitem").locator("img");
    const shown = await figures.evaluateAll((all) => all.map((one) => one.getAttribute("src")));
    expect(new Set(shown).size, course).toBe(4);
  }
});

test("§2 Course detail 6: the curriculum lists Lesson 1 to Lesson 6 and shows Lesson 1 at first", async ({
  page,
}) => {
  await openTab(page, "management", "Curriculum");
  const links = panel(page).getByRole("navigation").getByRole("link");
  await expect(links).toHaveText([/Lesson 1/, /Lesson 2/, /Lesson 3/, /Lesson 4/, /Lesson 5/, /Lesson 6/]);
  await expect(panel(page).getByRole("article")).toHaveCount(1);
  await expect(panel(page).getByRole("article").getByRole("heading", { level: 2 })).toHaveText(
    new RegExp(`^${lessons[0]}$`, "i"),
  );
  await links.nth(3).click();
  await expect(panel(page).getByRole("article")).toHaveCount(1);
  await expect(panel(page).getByRole("article").getByRole("heading", { level: 2 })).toHaveText(
    new RegExp(`^${lessons[3]}$`, "i"),
  );
});

test("§2 Course detail 7: each lesson has title, introduction, image, main features, text and Lesson Summary", async ({
  page,
}) => {
  await openTab(page, "design", "Curriculum");
  const lesson = panel(page).getByRole("article");
  for (const link of await panel(page).getByRole("navigation").getByRole("link").all()) {
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "true");
    await expect(lesson.getByRole("heading", { level: 2 })).toHaveText(/\w+ \w+/);
    await expect(lesson.getByRole("heading", { name: "Introduction", exact: true })).toBeAttached();
    await expectPicture(lesson.locator("img").first());
    await expect(lesson.getByRole("img").first()).toHaveAccessibleName(/(\S+ ){4}/);
    await expect(lesson.getByRole("heading", { name: "Main features" })).toBeVisible();
    expect(await lesson.getByRole("listitem").count()).toBeGreaterThan(2);
    await expect(lesson.getByRole("heading", { name: "Lesson Summary" })).toBeVisible();
    expect(
      await lesson
        .getByRole("paragraph")
        .filter({ hasText: /\w+ \w+ \w+ \w+/ })
        .count(),
    ).toBeGreaterThan(3);
  }
});

test("§2 Course detail 8: the six lessons have the given titles", async ({ page }) => {
  await openTab(page, "management", "Curriculum");
  const links = panel(page).getByRole("navigation").getByRole("link");
  await expect(links).toHaveText(
    lessons.map((title, index) => new RegExp(`Lesson ${index + 1}\\s*${title}`, "i")),
  );
});

test("Ruling Course detail 2: the given six lessons stand on all four pages, with prose of the course's own", async ({
  read,
}) => {
  const prose = new Set<string>();
  for (const course of Object.keys(courses)) {
    const page = await read(`/course/${course}#curriculum`);
    await expect(panel(page).getByRole("navigation").getByRole("link")).toHaveText(
      lessons.map((title) => new RegExp(title, "i")),
    );
    prose.add(
      await panel(page)
        .getByRole("article")
        .getByRole("paragraph")
        .filter({ hasText: /(\w+ ){6}/ })
        .first()
        .innerText(),
    );
  }
  expect(prose.size).toBe(4);
});

test("§2 Course detail 9: the instructor tab has four cards with image, name and the label INSTRUCTOR", async ({
  page,
}) => {
  for (const course of Object.keys(courses)) {
    await openTab(page, course, "Instructor");
    const cards = panel(page).getByRole("listitem");
    await expect(cards).toHaveCount(4);
    for (const card of await cards.all()) {
      await expectPicture(card.locator("img").first());
      await expect(card.getByRole("heading")).toHaveText(/^\S+ \S+/);
      await expect(card.getByText("INSTRUCTOR", { exact: true })).toBeVisible();
    }
  }
});

test("§2 Course detail 10: the FAQ opens one item at a time, closes the open one on a click and marks it with + or -", async ({
  page,
}) => {
  await openTab(page, "development", "FAQ");
  await expectOneOpenAtATime(panel(page));
  const question = questions(panel(page)).first();
  await expect(question.getByText("+", { exact: true })).toBeVisible();
  await expect(question.getByText("-", { exact: true })).toBeHidden();
  await question.click();
  await expect(question.getByText("-", { exact: true })).toBeVisible();
  await expect(question.getByText("+", { exact: true })).toBeHidden();
});

test("Ruling Course detail 3: the FAQ tab has five questions on each page", async ({ read }) => {
  for (const course of Object.keys(courses)) {
    const page = await read(`/course/${course}#faq`);
    await expect(questions(panel(page))).toHaveCount(5);
  }
});

test("§2 Course detail 11: the query form has five fields with an asterisk, a checkbox and the button 'Send Your Query'", async ({
  page,
}) => {
  await openTab(page, "management", "Query");
  for (const name of ["First Name *", "Last Name *", "Your email *", "Course category *", "Your query *"])
    await expect(field(panel(page), name)).toBeVisible();
  await expect(panel(page).getByRole("checkbox", { name: "Save information for next time." })).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Send Your Query", exact: true })).toBeEnabled();
});

test("§3 Query fields: first name, last name, email, course category, query text and the flag take what a visitor enters", async ({
  page,
}) => {
  await openTab(page, "finance", "Query");
  await expect(panel(page).getByRole("textbox")).toHaveCount(5);
  for (const name of ["First Name *", "Last Name *", "Your email *", "Course category *", "Your query *"]) {
    await field(panel(page), name).fill(`My ${name}`);
    await expect(field(panel(page), name)).toHaveValue(`My ${name}`);
  }
  await panel(page).getByRole("checkbox").check();
  await expect(panel(page).getByRole("checkbox")).toBeChecked();
});

test("§5 Other forms: the query form accepts anything and shows no error", async ({ page }) => {
  await openTab(page, "design", "Query");
  await field(panel(page), "Your email *").fill("no address");
  await panel(page).getByRole("button", { name: "Send Your Query" }).click();
  await expect(panel(page).getByRole("status")).toHaveText(/\w/);
  await expect(field(panel(page), "Your email *")).not.toHaveAttribute("aria-invalid", "true");
  await expect(field(panel(page), "First Name *")).not.toHaveAttribute("required");
});

test("Ruling Buttons 9: the query form fills in names and email next time", async ({ page }) => {
  await visit(page, "/course/design#query");
  await field(panel(page), "First Name *").fill("Ada");
  await field(panel(page), "Last Name *").fill("Example");
  await field(panel(page), "Your email *").fill("ada@reader.example");
  await panel(page).getByRole("checkbox").check();
  await panel(page).getByRole("button", { name: "Send Your Query" }).click();
  await expect(panel(page).getByRole("status")).toHaveText(/\w/);
  await visit(page, "/course/finance#query");
  await expect(field(panel(page), "First Name *")).toHaveValue("Ada");
  await expect(field(panel(page), "Your email *")).toHaveValue("ada@reader.example");
  await panel(page).getByRole("checkbox").uncheck();
  await panel(page).getByRole("button", { name: "Send Your Query" }).click();
  await visit(page, "/course/design#query");
  await expect(field(panel(page), "First Name *")).toHaveValue("");
});

test("§2 Course detail 12: three related Development courses, none of them the course itself, with image, badge, title, description and rating", async ({
  read,
}) => {
  for (const course of Object.keys(courses)) {
    const page = await read(`/course/${course}`);
    const block = page.getByRole("region", { name: "Related courses" });
    expect((await block.boundingBox())?.y ?? 0).toBeGreaterThan(
      (await page.getByRole("tablist").boundingBox())?.y ?? 0,
    );
    const cards = block.getByRole("article");
    await expect(cards).toHaveCount(3);
    const own = await page.getByRole("heading", { level: 1 }).innerText();
    for (const card of await cards.all()) {
      await expect(card.getByRole("heading")).not.toHaveText(own);
      await expect(card.getByRole("link")).not.toHaveAttribute("href", `/course/${course}`);
      await expectPicture(card.locator("img").first());
      await expect(card.getByText(/^(Free|\$?\d\d\$?)$/)).toBeVisible();
      await expect(card.getByText("DEVELOPMENT", { exact: true })).toBeVisible();
      await expect(card.getByRole("heading")).toHaveText(/\w+ \w+/);
      await expect(card.getByText("4.88 (210)")).toBeVisible();
    }
  }
});

test("§2 Course detail 14: the page ends with the journey banner", async ({ read }) => {
  for (const course of Object.keys(courses)) {
    const page = await read(`/course/${course}`);
    await expectJourney(page);
  }
});

test("Ruling Course detail 5: what ends the overview speaks of this course, and lesson titles stand in the curriculum alone", async ({
  read,
}) => {
  for (const [course, { title }] of Object.entries(courses)) {
    const page = await read(`/course/${course}`);
    const ends = page.getByRole("main").getByText("Lessons 6 · Video 8 hours").locator("..");
    await expect(ends).toContainText("Free");
    await expect(ends).toContainText(title);
    await expect(ends.locator("img")).toHaveCount(6);
    const outside = await page
      .getByText(/introduction to crisis management/i)
      .evaluateAll((all) => all.filter((one) => !one.closest("#curriculum")).map((one) => one.outerHTML));
    expect(outside, course).toEqual([]);
  }
});

test("§4 Detail page: at 1280 by 800 pixels a chosen tab shows the beginning of its panel", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of ["Curriculum", "Instructor", "FAQ", "Query"]) {
    await visit(page, "/course/design");
    await tab(page, name).click();
    await expect(panel(page).getByRole("heading").first()).toBeInViewport({ ratio: 1 });
    await expect(tab(page, name)).toBeInViewport({ ratio: 1 });
  }
});

test("§4 Detail page: tab, lesson and question change on a click, and Back leads to the tab before", async ({
  page,
}) => {
  await visit(page, "/course/management");
  await expect(tab(page, "Overview")).toHaveAttribute("aria-selected", "true");
  await tab(page, "Curriculum").click();
  await expect(panel(page).getByRole("navigation").getByRole("link").first()).toHaveAttribute(
    "aria-current",
    "true",
  );
  await panel(page).getByRole("navigation").getByRole("link").nth(1).click();
  await expect(panel(page).getByRole("navigation").getByRole("link").nth(1)).toHaveAttribute(
    "aria-current",
    "true",
  );
  await tab(page, "FAQ").click();
  await questions(panel(page)).nth(1).click();
  await expect(panel(page).locator("details").nth(1).getByRole("paragraph")).toBeVisible();
  await questions(panel(page)).nth(1).click();
  await expect(panel(page).locator("details").nth(1).getByRole("paragraph")).toBeHidden();
  await page.goBack();
  await expect(tab(page, "Curriculum")).toHaveAttribute("aria-selected", "true");
});

test("§2 Course detail 13: hovering a related course shows its 'Buy Course' button", async ({ page }) => {
  await visit(page, "/course/management");
  const card = page.getByRole("region", { name: "Related courses" }).getByRole("article").nth(1);
  const button = card.getByRole("link", { name: "Buy Course" });
  await button.scrollIntoViewIfNeeded();
  await expectUnseen(button);
  await card.hover();
  await expectSeen(button);
});
