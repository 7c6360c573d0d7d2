/** Without JavaScript nothing is missing, no control is useless, and nothing typed enters an address. choices.desktop.spec.ts has the choices. */
import { expect } from "@playwright/test";
import { test } from "../reused-page.ts";
import { field, showClauses, testimonials } from "./support.ts";

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "no-preference" } });

test("A page shows its heading and its words, and nothing waits to move in", async ({ page }) => {
  showClauses("§3 Data", "Ruling Motion 1");
  for (const path of ["/", "/about", "/course/design", "/event"]) {
    await page.goto(path);
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    const { words, displaced } = await page.locator("main").evaluate((main: HTMLElement) => ({
      words: main.innerText.split(/\s+/).length,
      displaced: [...main.querySelectorAll("*:not(svg)")].filter(
        (element) =>
          element.checkVisibility() && !["none", "0px"].includes(getComputedStyle(element).translate),
      ).length,
    }));
    expect.soft(words, path).toBeGreaterThan(10);
    expect.soft(displaced, path).toBe(0);
  }
});

test("On the home page the cart and the menus open, and controls that need a script are hidden", async ({
  page,
}) => {
  showClauses("§2 Header 3", "§2 Header 11");
  await page.goto("/");
  await expect(page.locator('[commandfor="search"]')).toBeHidden();
  await expect(testimonials(page)).toHaveCount(0);
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

test("Both strips stand still, and show everything", async ({ page }) => {
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

test("Each part of a course opens from its link, and only the tab of the visible panel looks chosen", async ({
  page,
}) => {
  showClauses("§2 Course detail 4", "§4 Detail page");
  const tabs = page.getByRole("list", { name: /^Crisis management/ }).getByRole("link");
  const summary = page.getByRole("heading", { name: "Lesson Summary" });
  const expectChosen = async (chosen: number) => {
    const colours = await tabs.evaluateAll((links) => links.map((link) => getComputedStyle(link).color));
    expect(colours).toHaveLength(5);
    expect(new Set(colours.filter((_, index) => index !== chosen)).size).toBe(1);
    expect(colours.filter((colour) => colour === colours[chosen])).toHaveLength(1);
  };
  await page.goto("/course/management");
  await expect(page.getByRole("heading", { name: "Target audience" })).toBeVisible();
  await expectChosen(0);
  await page.getByRole("link", { name: "Curriculum", exact: true }).click();
  await expect(summary).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Target audience" })).toBeHidden();
  await page.getByRole("link", { name: /Lesson 4/ }).click();
  await expect(
    page.getByRole("heading", { level: 2, name: /^project management essentials/i }),
  ).toBeVisible();
  await expect(summary).toHaveCount(1);
  await page.getByRole("link", { name: "Instructor", exact: true }).click();
  await expect(page.getByText("INSTRUCTOR", { exact: true }).filter({ visible: true })).toHaveCount(4);
  await tabs.filter({ hasText: "FAQ" }).click();
  await expect(page.getByRole("main").locator("summary").first()).toBeVisible();
  await tabs.filter({ hasText: "Query" }).click();
  await expect(field(page, "First Name *")).toBeVisible();
  await expect(page.getByText(/does not send messages yet/)).toBeVisible();
  await expectChosen(4);
  // A question in the fourth part.
  await page.goto("/course/management#course-faq-2");
  await expectChosen(3);
  await page
    .getByRole("link", { name: /^Start Lesson/ })
    .first()
    .click();
  await expect(page.locator("#lesson-1-title")).toBeInViewport();
});

for (const [clauses, path, words, fields] of [
  [["§2 Contact 3"], "/contact", /does not send messages yet/, ["Message *", "Email *"]],
  [["§2 Log-in 3"], "/login", /needs JavaScript/, ["Password", "Email"]],
  [["§2 Sign-up 1"], "/signup", /needs JavaScript/, ["Password", "Email"]],
] as const)
  test(`The form of ${path} says that it sends nothing, and puts nothing into the address`, async ({
    page,
  }) => {
    showClauses(...clauses);
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
    const left: string[] = [];
    page.on("request", (request) => left.push(request.url()));
    for (const name of fields) await field(page, name).fill("tiles77");
    await field(page, fields[1]).press("Enter");
    // The demo account of the log-in screen has no button.
    await expect(page.getByRole("button", { name: "Fill in" })).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect(left.filter((url) => /tiles77|\?/.test(url))).toEqual([]);
    await expect(page).toHaveURL(path);
  });
