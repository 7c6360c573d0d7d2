/** axe in every state that mouse and keyboard can reach. tests/e2e/search.spec.ts covers the search. */
import { expect, type Page } from "@playwright/test";
import { holdBack } from "../e2e/faults.ts";
import { freshTest, test } from "../reused-page.ts";
import { choiceWith, choose, field, hydrated, questions, trendingCards, visit } from "../spec/support.ts";
import { expectNoViolations } from "./axe.ts";
import { expectFits, lookInto } from "./layout.ts";

const banner = (page: Page) => page.getByRole("banner");

/** Expects no violations in a part of the page, target sizes included, and no cut text. */
async function expectGood(page: Page, state: string, part: string): Promise<void> {
  await lookInto(page);
  await expectNoViolations(page, state, { part });
  await expectFits(page, state);
}

test("the header's menus, the cart panel and a trending course's details", async ({ page }) => {
  await visit(page, "/contact");
  await banner(page).getByRole("button", { name: "Courses", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(banner(page).getByRole("link", { name: "Finance", exact: true })).toBeVisible();
  await expectGood(page, "Courses, Free", "body > header");
  await choose(choiceWith(page, "Paid"), "Paid");
  await expectGood(page, "Courses, Paid", "body > header");
  await page.keyboard.press("Escape");
  await banner(page).getByRole("button", { name: "Pages", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(banner(page).getByRole("link", { name: "Team", exact: true })).toBeVisible();
  await expectGood(page, "Pages", "body > header");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /cart/i }).click();
  await expect(page.getByRole("dialog", { name: "Your Cart" })).toBeVisible();
  await expectGood(page, "the cart", "dialog[open]");
  await visit(page, "/");
  const card = trendingCards(page).filter({ hasText: "22K Enrolled" });
  await card.hover();
  await expect(card.getByRole("link", { name: "Course Details" })).toBeVisible();
  await expectGood(page, "a trending course's details", "main li:hover");
});

test("each part of a course, a lesson, a question and the sent query", async ({ page }) => {
  await visit(page, "/course/management");
  for (const name of ["Curriculum", "Instructor", "FAQ", "Query"]) {
    await page.getByRole("tab", { name, exact: true }).click();
    const panel = page.getByRole("tabpanel", { name });
    await expect(panel).toBeVisible();
    if (name === "Curriculum") {
      await panel.getByRole("navigation").getByRole("link").nth(3).click();
      await expect(page.locator("#lesson-4")).toBeVisible();
    }
    if (name === "FAQ") await questions(panel).nth(1).click();
    if (name === "Query") {
      await panel.getByRole("button", { name: "Send Your Query" }).click();
      await expect(panel.getByRole("status")).toHaveText(/\w/);
    }
    await expectGood(page, name, "[role=tabpanel]:not([hidden])");
  }
});

test("an answer, the yearly prices, an event's details and the suggestion on the error page", async ({
  page,
}) => {
  await visit(page, "/faq");
  await choose(choiceWith(page, "Technical requirements"), "Technical requirements");
  await questions(page.getByRole("main")).filter({ visible: true }).nth(1).click();
  await expectGood(page, "an answer", "main section:has(details[open])");

  await visit(page, "/pricing");
  await choose(choiceWith(page, "Yearly"), "Yearly");
  await questions(page.getByRole("main")).first().click();
  await expectGood(
    page,
    "the yearly prices",
    "main section:has(input:checked), main section:has(details[open])",
  );

  await visit(page, "/event");
  const event = page.getByRole("main").getByRole("article").nth(2);
  await event.hover();
  await expect(event.getByRole("paragraph").last()).toBeVisible();
  await expectGood(page, "an event's details", "main article:hover");

  await page.goto("/blog/blog9");
  await hydrated(page);
  await expect(page.getByRole("main").getByRole("link", { name: /blog/i }).first()).toBeVisible();
  await expectGood(page, "the near matches", "main");
});

test("the contact form, sent and refilled", async ({ page }) => {
  await visit(page, "/contact");
  await field(page, "Name *").fill("Ada");
  await field(page, "Email *").fill("ada@reader.example");
  await page.getByRole("checkbox", { name: /Save information/ }).check();
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("form").getByRole("status")).toHaveText(/\w/);
  await expectGood(page, "the sent form", "main form");
  await page.reload();
  await hydrated(page);
  await expect(field(page, "Name *")).toHaveValue("Ada");
  await expectGood(page, "the remembered form", "main form");
});

freshTest("/login with errors, waiting, and with the success panel", async ({ page }) => {
  // Only the wait of a second stands still: axe needs the other timers.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, wait: number) =>
        wait === 1000 ? addEventListener("second-over", run, { once: true }) : later(run, wait),
    });
  });
  await visit(page, "/login");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(field(page, "Email")).toHaveAccessibleDescription("Invalid email address");
  await expectGood(page, "errors", "main");
  await page.getByRole("button", { name: "Fill in" }).click();
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("button", { name: "Please Wait..." })).toBeVisible();
  await expectGood(page, "waiting", "main form");
  await page.evaluate(() => dispatchEvent(new Event("second-over")));
  await expect(page.getByRole("dialog", { name: "Success Message" })).toBeVisible();
  await expectGood(page, "success", "dialog[open]");
});

freshTest("/signup with errors, waiting, and with the success panel", async ({ page }) => {
  const release = await holdBack(page, /\/workers\//);
  await visit(page, "/signup");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(field(page, "Email")).toHaveAccessibleDescription("Invalid email address");
  await expectGood(page, "errors", "main");
  await field(page, "Email").fill("ada@reader.example");
  await field(page, "Name").fill("Ada");
  await field(page, "Password").fill("tiles77");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("button", { name: "Please Wait..." })).toBeVisible();
  await expectGood(page, "waiting", "main form");
  release();
  await expect(page.getByRole("dialog", { name: "Success Message" })).toBeVisible();
  await expectGood(page, "success", "dialog[open]");
  await page.setViewportSize({ width: 320, height: 225 });
  await expectFits(page, "the success panel at 320 px");
});
