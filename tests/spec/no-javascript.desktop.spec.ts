import { expect } from "@playwright/test";
import { test } from "../reused-page.ts";
import { choices } from "./choices.ts";
import { bandWith, choiceWith, choose, field, showClauses, testimonials } from "./support.ts";

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "no-preference" } });

for (const { clauses, path, options, shows } of choices)
  test(`Without JavaScript each option on ${path} shows its own content`, async ({ page }) => {
    showClauses(...clauses);
    await page.goto(path);
    await shows(page, options[0] ?? "");
    for (const option of options.toReversed()) {
      await choose(choiceWith(page, options[1] ?? ""), option);
      await shows(page, option);
    }
  });

test("Without JavaScript both testimonials can be chosen", async ({ page }) => {
  showClauses("§2 Home 3");
  await page.goto("/");
  const block = bandWith(page, "25K");
  const first = await block.getByRole("blockquote").innerText();
  await block.getByRole("radio").last().check({ force: true });
  await expect(block.getByRole("blockquote")).not.toHaveText(first);
  await expect(testimonials(page)).toHaveCount(0);
});

test("Without JavaScript both strips stand still, and show everything", async ({ page }) => {
  showClauses("Ruling Motion 2");
  for (const path of ["/", "/event"]) {
    await page.goto(path);
    const entries = page.locator(
      "main [role=group] :is(div:not([aria-hidden]) > span, div:not([aria-hidden]) > ul > li):visible",
    );
    const { moving, outside } = await entries.evaluateAll((all) => ({
      moving: all[0]?.closest("[role=group]")?.getAnimations({ subtree: true }).length,
      outside: all.filter((one) => one.getBoundingClientRect().right > innerWidth).length,
    }));
    expect([moving, outside], path).toEqual([0, 0]);
    expect(await entries.count(), path).toBeGreaterThan(5);
  }
});

test("Without JavaScript only the tab of the visible panel looks chosen", async ({ page }) => {
  showClauses("§4 Detail page");
  const looks = () =>
    page
      .getByRole("list", { name: /^Crisis management/ })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).color));
  // The second hash is a question in the fourth part.
  for (const [hash, chosen] of [
    ["", 0],
    ["#course-faq-2", 3],
    ["#query", 4],
  ] as const) {
    await page.goto(`/course/management${hash}`);
    const colours = await looks();
    expect(colours).toHaveLength(5);
    expect(new Set(colours.filter((_, index) => index !== chosen)).size).toBe(1);
    expect(colours.filter((colour) => colour === colours[chosen])).toHaveLength(1);
  }
});

test("Without JavaScript each part of a course opens from its link", async ({ page }) => {
  showClauses("§2 Course detail 4");
  await page.goto("/course/management");
  await expect(page.getByRole("heading", { name: "Target audience" })).toBeVisible();
  await page.getByRole("link", { name: "Curriculum", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Lesson Summary" })).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Target audience" })).toBeHidden();
  await page.getByRole("link", { name: /Lesson 4/ }).click();
  await expect(
    page.getByRole("heading", { level: 2, name: /^project management essentials/i }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Lesson Summary" })).toHaveCount(1);
  await page.getByRole("link", { name: "Instructor", exact: true }).click();
  await expect(page.getByText("INSTRUCTOR", { exact: true }).filter({ visible: true })).toHaveCount(4);
  await page.getByRole("link", { name: "FAQ", exact: true }).filter({ visible: true }).last().click();
  await expect(page.getByRole("main").locator("summary").first()).toBeVisible();
  await page.getByRole("link", { name: "Query", exact: true }).click();
  await expect(field(page, "First Name *")).toBeVisible();
  await expect(page.getByText(/does not send messages yet/)).toBeVisible();
});

test("Without JavaScript the cart panel and the menus of the header open, and their links work", async ({
  page,
}) => {
  showClauses("§2 Header 3", "§2 Header 11");
  await page.goto("/");
  await page.getByRole("button", { name: /cart/i }).click();
  const panel = page.getByRole("dialog", { name: "Your Cart" });
  await expect(panel.getByText("No items found")).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Courses", exact: true }).click();
  await expect(banner.getByRole("link", { name: "Finance", exact: true })).toBeVisible();
  await banner.getByRole("navigation").getByText("Paid", { exact: true }).click();
  await expect(banner.getByRole("navigation").getByText(/available upon purchase/)).toBeVisible();
  await expect(banner.getByRole("link", { name: "Finance", exact: true })).toBeVisible();
  await banner.getByRole("button", { name: "Pages", exact: true }).click();
  await banner.getByRole("link", { name: "Pricing", exact: true }).click();
  await expect(page).toHaveURL("/pricing");
});

test("Without JavaScript the contact form shows that it does not send, and puts nothing into the address", async ({
  page,
}) => {
  showClauses("§2 Contact 3");
  await page.goto("/contact");
  await expect(page.getByText(/does not send messages yet/)).toBeVisible();
  await field(page, "Email *").fill("ada@reader.example");
  await field(page, "Email *").press("Enter");
  await expect(page).toHaveURL("/contact");
});

for (const [clauses, path] of [
  [["§2 Log-in 3"], "/login"],
  [["§2 Sign-up 1"], "/signup"],
] as const)
  test(`Without JavaScript ${path} explains what it needs and puts no password into the address`, async ({
    page,
  }) => {
    showClauses(...clauses);
    await page.goto(path);
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await field(page, "Email").fill("ada@reader.example");
    await field(page, "Password").fill("tiles77");
    await field(page, "Password").press("Enter");
    await page.waitForTimeout(150);
    expect(page.url()).not.toMatch(/tiles77|ada|\?/);
  });

test("Without JavaScript nothing is hidden by motion", async ({ page }) => {
  showClauses("Ruling Motion 1");
  await page.goto("/about");
  const moved = await page.evaluate(
    () =>
      [...document.querySelectorAll("main *")].filter(
        (element) =>
          element.checkVisibility() && !["none", "0px"].includes(getComputedStyle(element).translate),
      ).length,
  );
  expect(moved).toBe(0);
});
