import { expect } from "@playwright/test";
import sharp from "sharp";
import { palette } from "../../src/art/palette.ts";
import { test } from "../reused-page.ts";
import { calls, routes, scrolled, scrollTo, showClauses, visit } from "./support.ts";

test("The 24 routes answer without a redirect or a cookie, and their links lead to one of them", async ({
  request,
}) => {
  showClauses("§2 Routes 1", "§6 Public");
  for (const path of routes) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["set-cookie"], path).toBeUndefined();
    const targets = [...(await answer.text()).matchAll(/<a[^>]* href="(\/[^"#]*)/g)].map(
      ([, target]) => target,
    );
    expect(targets.length, path).toBeGreaterThan(0);
    // The feed is a file, not a page.
    for (const target of targets.filter((one) => !one?.endsWith(".xml")))
      expect(routes as readonly (string | undefined)[], `on ${path}`).toContain(target);
  }
});

test("An errored route shows 'Unexpected Application Error!' with status and text", async ({ page }) => {
  showClauses("§2 Routes 3");
  await visit(page, "/pricing");
  // A page with data for another page throws.
  await page.route(/\/about$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"view":{', '"view":null,"was":{');
    await route.fulfill({ response, body });
  });
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText(/^\d{3} [A-Z][A-Za-z ]+$/)).toBeVisible();
});

test("Every kind of page starts with a strip of the five hues, 6 pixels high, and has a skip link past the header", async ({
  page,
}) => {
  showClauses("Ruling Routes 3", "Ruling Routes 5");
  for (const path of ["/", "/login", "/nowhere"]) {
    await visit(page, path);
    const width = page.viewportSize()?.width ?? 0;
    expect(await page.locator("#top").boundingBox(), path).toEqual({ x: 0, y: 0, width, height: 6 });
    const strip = sharp(await page.screenshot({ clip: { x: 0, y: 0, width, height: 6 } }));
    const { data, info } = await strip.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number) => {
      const at = 3 * (5 * info.width + Math.floor(x * info.width));
      return `#${data.toString("hex", at, at + 3)}`;
    };
    const hues = ([1, 2, 3, 4, 5] as const).map((hue) => palette[`hue${hue}`]);
    expect([0.1, 0.3, 0.5, 0.7, 0.9].map(colourAt), path).toEqual(hues);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to the content" });
    await expect(skip, path).toBeFocused();
    await expect(skip, path).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null), path).toBe(true);
  }
});

test("A route change is a page load without a call and starts at the top, Back and Forward restore the position", async ({
  page,
  baseURL,
}) => {
  showClauses("§2 Routes 2", "§2 Routes 6", "Ruling Routes 6", "Ruling Routes 7");
  const found = calls(page, baseURL ?? "");
  await visit(page, "/pricing");
  await page.getByRole("contentinfo").getByRole("link", { name: "Career" }).scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(300);
  await page.getByRole("contentinfo").getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveURL("/career");
  await expect(page).toHaveTitle(/^career/i);
  const loaded = await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name);
  expect(loaded).toMatch(/\/career$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 400);
  await page.goBack();
  await expect(page).toHaveURL("/pricing");
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(3);
  await page.goForward();
  await expect(page).toHaveURL("/career");
  await expect.poll(async () => Math.abs((await scrolled(page)) - 400)).toBeLessThan(3);
  // Leaving the page would send what waits.
  await page.goto("/robots.txt");
  expect(found).toEqual([]);
});
