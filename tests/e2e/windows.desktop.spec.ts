/** What has to fit a window of a certain size. */
import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { visit } from "../spec/support.ts";

test("The trail of an article takes one line on a phone, and says the article's whole title", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/blog/blog2");
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  expect((await trail.boundingBox())?.height).toBeLessThan(40);
  await expect(trail.locator("[aria-current]")).toHaveText("Master online learning with proven strategies");
});

test("The log-in and the sign-up screen fit a low window without scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of ["/login", "/signup"]) {
    await visit(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  }
});

test("The title and the first field stand in one place on the log-in and the sign-up screen", async ({
  page,
}) => {
  for (const width of [390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const places = [];
    for (const path of ["/login", "/signup"]) {
      await visit(page, path);
      const title = await page.getByRole("heading", { level: 1 }).boundingBox();
      const field = await page.getByRole("textbox").first().boundingBox();
      places.push([title?.x, title?.y, field?.x, field?.y]);
    }
    expect(places[0], `at ${width}`).toEqual(places[1]);
  }
});

test("The words of the home page's first screen leave room above and below them at every width", async ({
  page,
}) => {
  await visit(page, "/");
  const hero = page.getByRole("main").locator("section").first();
  for (const width of [960, 1024, 1180, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [all, button] = [await hero.boundingBox(), await hero.getByRole("link").boundingBox()];
    const below = (all?.y ?? 0) + (all?.height ?? 0) - (button?.y ?? 0) - (button?.height ?? 0);
    expect(below, `at ${width}`).toBeGreaterThan(30);
  }
});
