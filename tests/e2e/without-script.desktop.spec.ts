/** Without JavaScript no control is useless. tests/spec/no-javascript covers the specification. */
import { expect } from "@playwright/test";
import { test } from "../reused-page.ts";

test.use({ javaScriptEnabled: false });

test("The search is hidden", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator('[commandfor="search"]')).toHaveCount(1);
  await expect(page.locator('[commandfor="search"]')).toBeHidden();
});

test("No button fills in the demo account", async ({ page }) => {
  await page.goto("/login");
  const demo = page.getByRole("region", { name: "Test Login" });
  await expect(demo.getByRole("definition")).toHaveCount(2);
  await expect(demo.getByRole("button")).toHaveCount(0);
});

test("The mosaic is complete, and no control turns it", async ({ page }) => {
  await page.goto("/");
  expect(await page.getByRole("main").locator("svg svg").count()).toBeGreaterThan(30);
  await expect(page.getByRole("button", { name: "Turn a tile" })).toHaveCount(0);
  await expect(page.getByRole("application")).toHaveCount(0);
});

test("The start of a course shows its first lesson, without checkboxes", async ({ page }) => {
  await page.goto("/course/finance");
  await page
    .getByRole("link", { name: /^Start Lesson/ })
    .first()
    .click();
  await expect(page.locator("#lesson-1-title")).toBeInViewport();
  await expect(page.getByRole("checkbox", { name: /^I have finished/ })).toHaveCount(0);
});
