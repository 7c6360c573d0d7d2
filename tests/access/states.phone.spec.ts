/** axe in states that only phones have, or lay out differently. */
import { expect } from "@playwright/test";
import { test } from "../reused-page.ts";
import { questions, visit } from "../spec/support.ts";
import { expectNoViolations } from "./axe.ts";
import { expectFits, lookInto } from "./layout.ts";

test("the menu with each of its sections, and the cart", async ({ page }) => {
  await visit(page, "/contact");
  await lookInto(page);
  await page.getByRole("button", { name: "Open the menu" }).tap();
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const [section, shows] of [
    ["Courses", "Free"],
    ["Free", "Finance"],
    ["Paid", "require login"],
    ["Pages", "Pricing"],
    ["Other", "Team"],
  ] as const) {
    await menu.getByText(section, { exact: true }).tap();
    await expect(menu.getByText(shows).first()).toBeVisible();
    await expectNoViolations(page, `the menu at ${section}`, { part: "dialog[open]" });
    await expectFits(page, `the menu at ${section}`);
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await expectFits(page, "the menu at 320 px");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /cart/i }).tap();
  await expect(page.getByRole("dialog", { name: "Your Cart" })).toBeVisible();
  await expectFits(page, "the cart at 320 px");
});

test("each part of a course fits a window of 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/course/design");
  await lookInto(page);
  for (const name of ["Curriculum", "Instructor", "FAQ", "Query"]) {
    await page.getByRole("tab", { name, exact: true }).tap();
    const panel = page.getByRole("tabpanel", { name });
    await expect(panel).toBeVisible();
    if (name === "FAQ") await questions(panel).first().tap();
    await expectFits(page, `${name} at 320 px`);
  }
});

test("a job whose description unfolds on touch", async ({ page }) => {
  await visit(page, "/career");
  await lookInto(page);
  const job = page.getByRole("main").getByRole("article").first();
  const description = job.getByText(/^You plan a course/);
  await expect(job.getByText("50 posts available")).toBeVisible();
  await expect(description).toBeHidden();
  await job.locator("summary").tap();
  await expect(description).toBeVisible();
  await expectNoViolations(page, "an opening", { part: "main article:has(details[open])" });
  await expectFits(page, "an opening");
});

test("links are large enough for touch: breadcrumbs, footer, feed, demo account", async ({ page }) => {
  for (const [path, part] of [
    ["/course/design", "main nav:has(ol) a, body > footer a:not([href='/'])"],
    ["/category/design", "main nav a"],
    ["/blog", "main a[href$='feed.xml']"],
    ["/login", "main section button"],
  ] as const) {
    await visit(page, path);
    const controls = page.locator(part).filter({ visible: true });
    expect(await controls.count(), path).toBeGreaterThan(0);
    const small = await controls.evaluateAll((all) =>
      all
        .filter((control) => control.getBoundingClientRect().height < 44)
        .map((control) => control.textContent),
    );
    expect.soft(small, path).toEqual([]);
  }
});
