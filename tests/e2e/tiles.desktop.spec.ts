/** What tiles do when they are met. */
import { expect, type Locator } from "@playwright/test";
import { test } from "../kept-page.ts";
import { visit } from "../spec/support.ts";

const heightOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;

test("a face on the team wall looks up when it is met, and stays still where motion is unwanted", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/team");
  const member = page.getByRole("main").getByRole("listitem").filter({ hasText: "INSTRUCTOR" }).first();
  const gaze = member.locator("svg").first();
  await member.scrollIntoViewIfNeeded();
  const atRest = await heightOf(gaze);
  await member.hover();
  await expect.poll(() => heightOf(gaze)).toBeLessThan(atRest - 4);
  await page.mouse.move(2, 2);
  await expect.poll(() => heightOf(gaze)).toBeCloseTo(atRest, 1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const still = await heightOf(gaze);
  await member.hover();
  expect(await heightOf(gaze)).toBeCloseTo(still, 1);
});

test("the piece that the closing band lacks comes home while one of its buttons is met", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/pricing");
  const band = page.getByRole("region", { name: /start your journey/ });
  const piece = band.locator("[class*=piece]");
  const transform = () => piece.evaluate((element) => getComputedStyle(element).transform);
  await band.scrollIntoViewIfNeeded();
  expect(await transform()).not.toBe("none");
  await band.getByRole("link", { name: "Became A Teacher" }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect.poll(transform).toMatch(/^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);
  await page.keyboard.press("Shift+Tab");
  await expect.poll(transform).not.toMatch(/^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);
});
