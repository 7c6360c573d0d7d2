import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { courseCard, topCourses, trendingCards } from "./course-cards.ts";
import {
  band,
  bandWith,
  choiceWith,
  choose,
  expectJourney,
  expectDrawing,
  routes,
  speedOf,
  strip,
  testimonials,
  visit,
} from "./support.ts";

// One after another: what one test reads is open for the next.
test.describe.configure({ mode: "default" });

const tiles = [
  { clause: "§2 Category cards 1", title: "Creative web design", courses: 8, to: "/category/design" },
  { clause: "§2 Category cards 2", title: "Finance accounting", courses: 10, to: "/category/finance" },
  { clause: "§2 Category cards 3", title: "IT and software", courses: 5, to: "/category/development" },
  { clause: "§2 Category cards 4", title: "Digital marketing", courses: 4, to: "/category/finance" },
  { clause: "§2 Category cards 5", title: "Web development", courses: 8, to: "/category/development" },
  { clause: "§2 Category cards 6", title: "Content writing", courses: 3, to: "/category/design" },
];

/** How many cards each category's own list has. */
const cardCounts = [
  ["Design", 3],
  ["Development", 3],
  ["Management", 2],
  ["Finance", 2],
] as const;

test("§1 Purpose 1: the home page leads students to courses and invites teachers to become instructors", async ({
  page,
}) => {
  await visit(page, "/");
  await page.getByRole("link", { name: "Browse Courses" }).click();
  await expect(page).toHaveURL("/course");
  await visit(page, "/");
  await page.getByRole("link", { name: "Became A Teacher" }).click();
  await expect(page).toHaveURL("/career");
});

test("§1 Purpose 3: a free course leads to its course page", async ({ page }) => {
  await visit(page, "/");
  await courseCard(topCourses(page), /crisis management/i, "Free").click();
  await expect(page).toHaveURL("/course/management");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Crisis management and problem-solving strategies",
  );
});

test("§1 Purpose 4: a paid course leads to the page that says a site membership is required", async ({
  page,
}) => {
  await visit(page, "/");
  await courseCard(topCourses(page), /MongoDB/, "59$").click();
  await expect(page).toHaveURL("/denied");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "A site membership is required to view this page.",
  );
});

test("§1 Themes 1: the site names its theme, personalized learning for your ambitions", async ({ read }) => {
  const page = await read("/");
  await expect(page.getByRole("heading", { name: "Personalized learning for your ambitions" })).toBeVisible();
});

test("§1 Themes 2: the four bullets of the theme", async ({ read }) => {
  const page = await read("/");
  await expect(
    band(page, "Personalized learning for your ambitions").getByRole("listitem").getByRole("heading"),
  ).toHaveText([
    "Skill-based instruction",
    "Analytics and insights",
    "Global certification",
    "Customizable courses",
  ]);
});

test("§1 Themes 3: a banner says 'We assist you in finding the ideal tutor at no cost.'", async ({
  read,
}) => {
  const page = await read("/");
  await expect(
    page.getByRole("heading", { name: "We assist you in finding the ideal tutor at no cost." }),
  ).toBeVisible();
});

test("§1 Themes 4: the block 'Still have questions?' has a Get Started button", async ({ read }) => {
  const page = await read("/");
  await expect(band(page, "Still have questions?").getByRole("link", { name: "Get Started" })).toBeVisible();
});

for (const [clause, title, button] of [
  ["§1 Themes 5", "Quick access to the popular courses", "View Courses"],
  ["§1 Themes 6", "Develop your skills online!", "Apply Now"],
] as const)
  test(`${clause}: the banner '${title}' has the button '${button}'`, async ({ read }) => {
    const page = await read("/");
    const heading = page.getByRole("heading", { name: title });
    await expect(page.locator("div").filter({ has: heading }).last().getByRole("link")).toHaveText([button]);
  });

test("§2 Home 1: the hero's headline names 25000+ courses and its Get Started button leads to sign-up", async ({
  page,
}) => {
  await visit(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("25000+ courses");
  const button = page.getByRole("link", { name: "Get Started" }).first();
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(page).toHaveURL("/signup");
});

test("§2 Home 2: the strip names 350+ universities and its logos move to the left", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  await expect(page.getByRole("heading", { name: /350\+.*universities/i })).toBeVisible();
  expect(await speedOf(strip(page).locator("span").first())).toBeGreaterThan(20);
});

test("§2 Home 3: the testimonial block shows one of two entries, and previous and next change it", async ({
  page,
}) => {
  await visit(page, "/");
  const block = testimonials(page);
  await expect(block.getByRole("figure")).toHaveCount(1);
  const first = await block.getByRole("blockquote").innerText();
  await block.getByRole("button", { name: /next/i }).click();
  await expect(block.getByRole("blockquote")).toHaveCount(1);
  await expect(block.getByRole("blockquote")).not.toHaveText(first);
  await block.getByRole("button", { name: /previous/i }).click();
  await expect(block.getByRole("blockquote")).toHaveText(first);
});

test("§4 Testimonial: first at the beginning, then second, and after the second comes the first again", async ({
  page,
}) => {
  await visit(page, "/");
  const block = testimonials(page);
  await expect(block.getByRole("radio")).toHaveCount(2);
  await expect(block.getByRole("radio").first()).toBeChecked();
  const first = await block.getByRole("blockquote").innerText();
  await block.getByRole("button", { name: /next/i }).click();
  await expect(block.getByRole("radio").last()).toBeChecked();
  await expect(block.getByRole("blockquote")).not.toHaveText(first);
  await block.getByRole("button", { name: /next/i }).click();
  await expect(block.getByRole("blockquote")).toHaveText(first);
  await block.getByRole("button", { name: /previous/i }).click();
  await expect(block.getByRole("blockquote")).not.toHaveText(first);
});

test("§3 Testimonial: an entry has a quote, its author and the author's role", async ({ read }) => {
  for (const path of ["/", "/about"]) {
    const page = await read(path);
    const entry = testimonials(page).getByRole("figure");
    await expect(entry.getByRole("blockquote")).toHaveText(/\w+ \w+ \w+/);
    await expect(entry.locator("figcaption")).toHaveText(/\S+ \S+, \S+/);
  }
});

test("§2 Home 4: beside the testimonials stand 70M students and 25K placements", async ({ read }) => {
  const page = await read("/");
  const block = testimonials(page);
  await expect(block.getByText("70M", { exact: true })).toBeVisible();
  await expect(block.getByText("students", { exact: true })).toBeVisible();
  await expect(block.getByText("25K", { exact: true })).toBeVisible();
  await expect(block.getByText("placements", { exact: true })).toBeVisible();
});

test("§2 Home 5: four trending courses, each with a detail panel and a Course Details button", async ({
  read,
}) => {
  const page = await read("/");
  const cards = trendingCards(page);
  await expect(cards).toHaveCount(4);
  await expect(cards.getByRole("link", { name: "Course Details" })).toHaveCount(4);
  await expect(cards.getByRole("link")).toHaveCount(4);
});

test("Ruling Home 3: the trending courses link by the rule of free and paid", async ({ read }) => {
  const page = await read("/");
  const links = bandWith(page, "Trending courses").getByRole("listitem").getByRole("link");
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets.length).toBe(4);
  for (const target of targets)
    expect(target).toMatch(/^(\/course\/(management|design|finance|development)|\/denied)$/);
  expect(targets).toContain("/denied");
});

test("§9 Trending: 6, 10, 3 and 12 lessons, 12K, 7K, 7K and 22K enrolled", async ({ read }) => {
  const page = await read("/");
  const cards = trendingCards(page);
  await expect(cards).toContainText([
    /6 Lessons.*12K Enrolled/,
    /10 Lessons.*7K Enrolled/,
    /3 Lessons.*7K Enrolled/,
    /12 Lessons.*22K Enrolled/,
  ]);
});

test("§2 Home 6: the block 'Why we are' has four benefits with words of their own", async ({ read }) => {
  const page = await read("/");
  const block = bandWith(page, "Why we are");
  await expect(block.getByRole("listitem")).toHaveCount(4);
  for (const benefit of await block.getByRole("listitem").all())
    await expect(benefit.getByRole("paragraph")).toHaveText(/\w+ \w+ \w+/);
});

test("Ruling Home 2: 'Why we are' names its four benefits under 'Personalized learning for your ambitions'", async ({
  read,
}) => {
  const page = await read("/");
  const block = bandWith(page, "Why we are");
  await expect(block.getByRole("heading")).toHaveText([
    "Personalized learning for your ambitions",
    "Skill-based instruction",
    "Analytics and insights",
    "Global certification",
    "Customizable courses",
  ]);
});

test("§2 Home 7: the call to action has Browse Courses and Became A Teacher", async ({ read }) => {
  const page = await read("/");
  await expectJourney(page);
});

test("§2 Home 8: the home page shows 'Top categories'", async ({ read }) => {
  const page = await read("/");
  await expect(page.getByText("Top categories", { exact: true })).toBeVisible();
});

test("§2 Home 9: the home page shows 'Top online courses' with a filter by category", async ({ read }) => {
  const page = await read("/");
  const block = topCourses(page);
  await expect(block.getByRole("radio")).toHaveCount(5);
  await expect(block.getByRole("article").first()).toBeVisible();
});

test("§2 Category cards 7: six cards stand in the given order and lead to the category pages", async ({
  page,
}) => {
  await visit(page, "/");
  const cards = bandWith(page, "Top categories").getByRole("listitem");
  await expect(cards.getByRole("heading")).toHaveText(tiles.map(({ title }) => title));
  await cards.filter({ hasText: "IT and software" }).click();
  await expect(page).toHaveURL("/category/development");
});

for (const { clause, title, courses, to } of tiles) {
  test(`${clause}: the card '${title}' counts ${courses} courses and leads to ${to}`, async ({ read }) => {
    const page = await read("/");
    const card = bandWith(page, "Top categories")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(card.getByText(new RegExp(`^${courses} courses$`, "i"))).toBeVisible();
    await expect(card.getByRole("link", { name: title })).toHaveAttribute("href", to);
  });
}

test("§2 Course filter 1: the filter offers All courses, Design, Development, Management and Finance", async ({
  read,
}) => {
  const page = await read("/");
  const labels = choiceWith(page, "All courses").locator("label");
  await expect(labels).toHaveText(["All courses", "Design", "Development", "Management", "Finance"]);
});

test("§2 Course filter 2: a category shows its own list and no other card", async ({ page }) => {
  await visit(page, "/");
  const block = topCourses(page);
  for (const [category, count] of cardCounts) {
    await choose(choiceWith(page, "All courses"), category);
    await expect(block.getByRole("article")).toHaveCount(count);
    await expect(
      block.getByText(category.toUpperCase(), { exact: true }).filter({ visible: true }),
    ).toHaveCount(count);
  }
});

test("§2 Course filter 3: each card has image, badge, category label, description, rating, lessons and enrolled", async ({
  read,
}) => {
  const page = await read("/");
  const cards = topCourses(page).getByRole("article");
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expectDrawing(card.locator("svg").first());
    await expect(card.getByText(/^(Free|\d+\$)$/)).toBeVisible();
    await expect(card.getByText(/^(MANAGEMENT|DESIGN|FINANCE|DEVELOPMENT)$/)).toBeVisible();
    await expect(card.getByRole("heading")).toHaveText(/\w+ \w+/);
    await expect(card.getByText("4.88 (210)")).toBeVisible();
    await expect(card.getByText(/^\d+ Lessons$/)).toBeVisible();
    await expect(card.getByText(/^\d+k Enrolled$/)).toBeVisible();
  }
});

test("§2 Course filter 5: free courses lead to their course pages and paid ones to /denied, in every list", async ({
  page,
}) => {
  await visit(page, "/");
  const cards = topCourses(page).getByRole("article");
  const found = new Set<string>();
  for (const category of ["All courses", "Design", "Development", "Management", "Finance"]) {
    await choose(choiceWith(page, "All courses"), category);
    for (const card of await cards.all()) {
      const free = (await card.getByText("Free", { exact: true }).count()) > 0;
      const label = await card.getByText(/^(MANAGEMENT|DESIGN|FINANCE|DEVELOPMENT)$/).innerText();
      const target = free ? `/course/${label.toLowerCase()}` : "/denied";
      await expect(card.getByRole("link")).toHaveAttribute("href", target);
      found.add(target);
    }
  }
  expect([...found].toSorted()).toEqual([
    "/course/design",
    "/course/development",
    "/course/finance",
    "/course/management",
    "/denied",
  ]);
});

test("§4 Course category: it starts at 'All courses', and any of the five can be chosen after any other", async ({
  page,
}) => {
  await visit(page, "/");
  const filter = choiceWith(page, "All courses");
  const cards = topCourses(page).getByRole("article");
  await expect(filter.getByRole("radio", { name: "All courses" })).toBeChecked();
  await expect(cards).toHaveCount(6);
  for (const [category, count] of [
    ["Finance", 2],
    ["Design", 3],
    ["All courses", 6],
    ["Development", 3],
    ["Management", 2],
    ["All courses", 6],
  ] as const) {
    await choose(filter, category);
    await expect(cards).toHaveCount(count);
  }
});

test("§2 Blog teasers: three teasers with category, description and date lead to blog1, blog2 and blog3", async ({
  page,
}) => {
  await visit(page, "/");
  const teasers = bandWith(page, /^news and journals$/i).getByRole("article");
  await expect(teasers).toHaveCount(3);
  for (const [index, [label, date]] of [
    ["DEVELOPMENT", "October 4, 2024"],
    ["DEVELOPMENT", "October 4, 2024"],
    ["TEACHING", "October 3, 2024"],
  ].entries()) {
    const teaser = teasers.nth(index);
    await expect(teaser.getByText(label ?? "", { exact: true })).toBeVisible();
    await expect(teaser.getByText(date ?? "", { exact: true })).toBeVisible();
    await expect(teaser.getByRole("heading")).toHaveText(/\w+ \w+/);
    await expect(teaser.getByRole("link")).toHaveAttribute("href", `/blog/blog${index + 1}`);
  }
  await teasers.first().locator("img").first().click({ force: true });
  await expect(page).toHaveURL("/blog/blog1");
});

test("Ruling Home 1: the sections stand in the order of the rulings", async ({ read }) => {
  const page = await read("/");
  const marks = [
    page.getByRole("heading", { level: 1 }),
    page.getByRole("heading", { name: /350\+/ }),
    page.getByText("Top categories", { exact: true }),
    page.getByRole("heading", { name: "Quick access to the popular courses" }),
    page.getByRole("heading", { name: "Top online courses" }),
    page.getByText("Why we are", { exact: true }),
    page.getByText("25K", { exact: true }),
    page.getByText("Trending courses", { exact: true }),
    page.getByRole("heading", { name: "We assist you in finding the ideal tutor at no cost." }),
    page.getByText(/^news and journals$/i),
    page.getByRole("region", { name: "Still have questions?" }),
    page.getByRole("region", { name: "Are you ready to start your journey?" }),
  ];
  const places: number[] = [];
  for (const mark of marks) places.push((await mark.boundingBox())?.y ?? Number.NaN);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("Ruling Home 5: a title has the same counts on every card, and 8 Lessons and 25k Enrolled where none are given", async ({
  read,
}) => {
  const counts = new Map<string, Set<string>>();
  for (const path of routes) {
    // Cards that a filter hides too.
    const cards = (await read(path)).locator("article").filter({ hasText: / Enrolled/ });
    for (const card of await cards.all()) {
      const title = (await card.locator("h2, h3").textContent()) ?? "";
      const said = (await card.locator("li").allTextContents()).join(", ");
      counts.set(title, (counts.get(title) ?? new Set()).add(said));
    }
  }
  const given = [
    [/crisis management/i, "6 Lessons, 8k Enrolled"],
    [/operations management/i, "12 Lessons, 23k Enrolled"],
    [/MongoDB/, "10 Lessons, 7k Enrolled"],
    [/corporate finance/i, "6 Lessons, 12K Enrolled"],
    [/testing and releasing/i, "10 Lessons, 7K Enrolled"],
    [/typography/i, "3 Lessons, 7K Enrolled"],
    [/team leadership/i, "12 Lessons, 22K Enrolled"],
  ] as const;
  expect(counts.size).toBe(15);
  for (const [title, said] of counts) {
    const [, expected = "8 Lessons, 25k Enrolled"] = given.find(([name]) => name.test(title)) ?? [];
    expect([...said], title).toEqual([expected]);
  }
});

test("Ruling Buttons 1: Get Started leads to sign-up in the hero and to contact in 'Still have questions?'", async ({
  page,
}) => {
  await visit(page, "/");
  await expect(page.getByRole("link", { name: "Get Started" })).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Get Started" }).first()).toHaveAttribute("href", "/signup");
  await band(page, "Still have questions?").getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/contact");
});

test("Ruling Buttons 2: View Courses and Browse Courses lead to the course list", async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByRole("link", { name: "Browse Courses" })).toHaveAttribute("href", "/course");
  await page.getByRole("link", { name: "View Courses" }).click();
  await expect(page).toHaveURL("/course");
});

test("Ruling Buttons 3: Became A Teacher leads to career, on the home page and on the about page", async ({
  read,
}) => {
  for (const path of ["/", "/about"]) {
    const page = await read(path);
    const targets = await page
      .getByRole("link", { name: "Became A Teacher" })
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(targets)).toEqual(new Set(["/career"]));
  }
});

test("Ruling Buttons 4: Apply Now in the home banner leads to sign-up", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("link", { name: "Apply Now" }).click();
  await expect(page).toHaveURL("/signup");
});

test("Ruling Buttons 10: what leads somewhere is a link, what does something is a button", async ({
  read,
}) => {
  const page = await read("/");
  for (const name of ["Get Started", "Browse Courses", "View Courses", "Became A Teacher", "Apply Now"]) {
    await expect(page.getByRole("link", { name }).first()).toBeVisible();
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  }
  const contact = await read("/contact");
  await expect(contact.getByRole("button", { name: "Send Message" })).toBeVisible();
  await expect(contact.getByRole("link", { name: "Send Message" })).toHaveCount(0);
});

test("Ruling Buttons 12: the link of a course card is its button, which is named by its words and the title", async ({
  read,
  isMobile,
}) => {
  for (const [path, words, count] of [
    ["/", "Course Details", 10],
    ["/course", "Course Details", 6],
    ["/category/design", "Buy Course", 3],
    ["/course/design", "Buy Course", 3],
  ] as const) {
    const page = await read(path);
    const links = page.getByRole("main").getByRole("link", { name: words });
    await expect(links, path).toHaveCount(count);
    for (const link of await links.all()) {
      const card = link.locator("xpath=ancestor::article");
      const title = await card.getByRole("heading").first().innerText();
      await expect(link).toHaveAccessibleName(`${words}: ${title.replaceAll(/\s+/g, " ")}`);
      await expect(link).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      if (isMobile) expect(await link.evaluate((one) => getComputedStyle(one).opacity)).toBe("1");
    }
  }
});

test("Ruling Buttons 11: a card is one link, and its whole face opens it", async ({ page }) => {
  await visit(page, "/");
  const card = courseCard(topCourses(page), /photoshop/i);
  await expect(card.getByRole("link")).toHaveCount(1);
  // On a phone the card stands beside the first one in a row that scrolls.
  await card.getByRole("heading").scrollIntoViewIfNeeded();
  await card.locator("[data-at]").first().click({ force: true });
  await expect(page).toHaveURL("/course/design");
  await visit(page, "/");
  await card.getByText("4.88 (210)").click({ force: true });
  await expect(page).toHaveURL("/course/design");
});
