import { expect } from "@playwright/test";
import { test } from "../reused-page.ts";
import { scrolled, scrollTo, showClauses, visit } from "./support.ts";

test("A route change starts at the top, Back and Forward restore the position", async ({ page }) => {
  showClauses("§2 Routes 2", "Ruling Routes 6");
  await visit(page, "/pricing");
  await page.getByRole("contentinfo").getByRole("link", { name: "Career" }).scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(300);
  await page.getByRole("contentinfo").getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveURL("/career");
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 400);
  await page.goBack();
  await expect(page).toHaveURL("/pricing");
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(3);
  await page.goForward();
  await expect(page).toHaveURL("/career");
  await expect.poll(async () => Math.abs((await scrolled(page)) - 400)).toBeLessThan(3);
});

test("'Back to top' and #top scroll to the top element", async ({ page }) => {
  showClauses("Ruling Routes 4");
  await visit(page, "/about");
  await page.getByRole("link", { name: "Back to top" }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 900);
  await page.goto("/about#top");
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("The skip link is seen on every kind of screen and leads past the header, and a route change is a page load", async ({
  page,
}) => {
  showClauses("§2 Routes 6", "Ruling Routes 5");
  for (const path of ["/", "/course/design", "/login", "/nowhere", "/about"]) {
    await visit(page, path);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to the content" });
    await expect(skip, path).toBeFocused();
    await expect(skip, path).toBeInViewport({ ratio: 0.9 });
  }
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page).toHaveTitle(/^contact us/i);
  const name = await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name);
  expect(name).toMatch(/\/contact$/);
});
