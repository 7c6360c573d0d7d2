/** Scripts that come two seconds late: the page works, and nothing done meanwhile is lost. */
import { expect, type Page } from "@playwright/test";
import { freshTest as test } from "../reused-page.ts";
import { hydrated } from "../spec/support.ts";

const background = (page: Page) =>
  page.getByRole("banner").evaluate((header) => getComputedStyle(header).backgroundColor);
const clear = "rgba(0, 0, 0, 0)";

test.beforeEach(async ({ page }) => {
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue().catch(() => undefined);
  });
});

const isHydrated = (page: Page) => page.evaluate(() => "hydrated" in document.documentElement.dataset);

test("The header turns solid and its menus open while scripts are late, and stay so", async ({ page }) => {
  await page.goto("/about", { waitUntil: "commit" });
  const banner = page.getByRole("banner");
  const entry = banner.getByRole("link", { name: "Pricing", exact: true });
  await expect(banner).toBeVisible();
  await expect.poll(() => background(page)).toBe(clear);
  await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
  await expect.poll(() => background(page)).not.toBe(clear);
  const solid = await background(page);
  await banner.getByRole("button", { name: "Pages", exact: true }).click();
  await expect(entry).toBeVisible();
  expect(await isHydrated(page)).toBe(false);
  await hydrated(page);
  await expect(entry).toBeVisible();
  await expect.poll(() => background(page)).toBe(solid);
  await entry.click();
  await expect(page).toHaveURL("/pricing");
});
