/** What tiles do when they are met, and how rows of them end. */
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
  const piece = band.locator("[data-column]");
  const transform = () => piece.evaluate((element) => getComputedStyle(element).transform);
  await band.scrollIntoViewIfNeeded();
  expect(await transform()).not.toBe("none");
  await band.getByRole("link", { name: "Became A Teacher" }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect.poll(transform).toMatch(/^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);
  await page.keyboard.press("Shift+Tab");
  await expect.poll(transform).not.toMatch(/^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);
});

for (const path of ["/", "/course", "/blog", "/blog/blog1", "/category/design", "/course/design"])
  test(`${path}: the tile that turns on a cover lies over its own cell, and the card's picture ends with the cover`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(page, path);
    for (const width of [390, 640, 768, 1024, 1180, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [tiles, away] = await page.evaluate(farAway);
      expect(tiles).toBeGreaterThan(1);
      expect.soft(away, `${width} px wide`).toEqual([]);
    }
  });

/** How many tiles may turn, and how many pixels those are off that are not over the cell of the cover, or whose cover has room below. */
function farAway(): [number, string[]] {
  const tiles = [...document.querySelectorAll<HTMLElement>("article span[data-at]")];
  const shown = tiles.filter((tile) => tile.checkVisibility());
  const away = shown.map((tile) => {
    const cover = tile.previousElementSibling?.getBoundingClientRect();
    const picture = tile.parentElement?.getBoundingClientRect();
    if (!cover || !picture) return "no cover";
    const cell = cover.width / 5;
    const { left, top } = tile.getBoundingClientRect();
    const [column, row] = [...(tile.dataset.at ?? "")].map(Number);
    const across = left - cover.left - (column ?? Number.NaN) * cell;
    const down = top - cover.top - (row ?? Number.NaN) * cell;
    const short = picture.bottom - cover.bottom;
    return [across, down, short].map(Math.round).map(Math.abs).join(", ");
  });
  return [tiles.length, away.filter((off) => off !== "0, 0, 0")];
}
