/** Low windows, and widths between those of the accepted pictures. */
import { expect } from "@playwright/test";
import { test } from "../reused-page.ts";
import { visit } from "../spec/support.ts";
import { codeFiles, faults } from "./faults.ts";

test("The log-in and the sign-up screen fit a low window without scrolling, also without their script", async ({
  page,
}) => {
  const excess = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of ["/login", "/signup"]) {
    await page.route(codeFiles, faults.blocked);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    // The message about a late script stays hidden.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.pause();
      return document.fonts.ready.then(() => undefined);
    });
    expect(await excess(), path).toBe(0);
    await page.unrouteAll();
    await visit(page, path);
    expect(await excess(), path).toBe(0);
  }
});

test("The home page's first screen contains its complete button, with space below it", async ({ page }) => {
  await visit(page, "/");
  const hero = page.getByRole("main").locator("section").first();
  const button = hero.getByRole("link", { name: "Get Started" });
  for (const [width, height] of [
    [960, 768],
    [1024, 768],
    [1180, 820],
    [1280, 720],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.soft(button, `at ${width}`).toBeInViewport({ ratio: 1 });
    const [all, end] = [await hero.boundingBox(), await button.boundingBox()];
    const below = (all?.y ?? 0) + (all?.height ?? 0) - (end?.y ?? 0) - (end?.height ?? 0);
    expect.soft(below, `at ${width}`).toBeGreaterThan(30);
  }
});

test("No single word of a course's facts, tabs and examples breaks, at any width", async ({ page }) => {
  await visit(page, "/course/management");
  for (const width of [640, 768, 960, 1024, 1100, 1280, 1600, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const broken = await page.locator("dl dd, [role=tab], li > :is(b, span)").evaluateAll((all) =>
      all
        .filter(({ textContent }) => /^\S+$/.test(textContent ?? ""))
        .filter((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect.soft(broken, `at ${width}`).toEqual([]);
  }
});
