import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../reused-page.ts";
import { visit } from "../spec/support.ts";

/** Tiles of the hero: SVG elements inside its SVG. */
const tiles = (page: Page) => page.getByRole("main").locator("svg svg");

const laying = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSAnimation && one.animationName.endsWith("lay")).length,
  );

test("the mosaic animates in less than 900 ms, once a session, then stops", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // At a tenth of the speed, so that a busy machine still sees the animation.
  const inspector = await page.context().newCDPSession(page);
  await inspector.send("Animation.enable");
  await inspector.send("Animation.setPlaybackRate", { playbackRate: 0.1 });
  await page.goto("/");
  await expect.poll(() => laying(page)).toBeGreaterThan(30);
  const end = await page.evaluate(() =>
    Math.max(
      ...document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
        .filter(Number.isFinite),
    ),
  );
  expect(end).toBeLessThan(900);
  await page.reload();
  expect(await laying(page)).toBe(0);
});

test("a pressed tile turns a quarter, in its own cell", async ({ page }) => {
  await visit(page, "/");
  const tile = tiles(page).first();
  await tile.click();
  await expect(tile.locator("path").last()).toHaveCSS("rotate", "90deg");
  await expect(tile).toHaveCSS("overflow", "hidden");
  await tile.click();
  await expect(tile.locator("path").last()).toHaveCSS("rotate", "180deg");
});

test("by keyboard the tiles are one stop: arrow keys choose, Enter and Space turn, and a status line reports it", async ({
  page,
}) => {
  await visit(page, "/");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Get Started" }).first().focus();
  await page.keyboard.press("Tab");
  const hand = page.getByRole("button", { name: "Turn a tile" });
  await expect(hand).toBeFocused();
  await expect(hand).toHaveAccessibleDescription("The arrow keys choose a tile.");
  const status = page.getByRole("application", { name: "Tiles to play with" }).getByRole("status");
  await page.keyboard.press("ArrowDown");
  await expect(status).toHaveText(/^\w+, row 3, column 1$/);
  await page.keyboard.press("Enter");
  await expect(status).toHaveText(/^\w+, row 3, column 1: 90 degrees$/);
  await page.keyboard.press("Space");
  await expect(status).toHaveText(/^\w+, row 3, column 1: 180 degrees$/);
  // The focus is on the tile, and stays inside the picture.
  for (let press = 0; press < 9; press += 1) await page.keyboard.press("ArrowRight");
  await expect(hand).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  await expect(hand).not.toBeFocused();
  await expect(main.locator(":focus")).toHaveCount(1);
});

const heightOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;

test("a face on the team wall looks up on hover, except with reduced motion", async ({ page }) => {
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
