/** On denied and error a tile is loose: it can be brought home, and then it fits. */
import { expect, type Page } from "@playwright/test";
import { test } from "../reused-page.ts";
import { visit } from "../spec/support.ts";

const put = (page: Page) => page.getByRole("button", { name: "Put the loose tile in its place" });
const take = (page: Page) => page.getByRole("button", { name: "Take the tile out again" });

/** How far the tile is from where it fits, in its own widths. */
const apart = (page: Page) =>
  page.locator(".loose-tile-piece").evaluate((tile) => {
    const { x, y } = tile.getBoundingClientRect();
    const [art] = tile.parentElement?.getClientRects() ?? [];
    const shown = getComputedStyle(tile);
    const cell = Number.parseFloat(shown.width);
    const hole = {
      x: (art?.x ?? 0) + Number(shown.getPropertyValue("--hole-column")) * cell,
      y: (art?.y ?? 0) + Number(shown.getPropertyValue("--hole-row")) * cell,
    };
    return Math.hypot(x - hole.x, y - hole.y) / cell;
  });

for (const path of ["/denied", "/no-such-page"]) {
  test(`the loose tile of ${path} is brought home by pressing, by keys and by dragging, and it is told`, async ({
    page,
  }) => {
    await visit(page, path);
    const said = page.locator(".loose-tile-piece").getByRole("status");
    await expect(put(page)).toBeVisible();
    await expect(said).toHaveText("");
    expect(await apart(page)).toBeGreaterThan(1.5);

    await put(page).press("Enter");
    await expect(said).toHaveText(/^It fits\./);
    await expect.poll(() => apart(page)).toBeLessThan(0.02);
    await take(page).click();
    await expect(said).toHaveText("");
    await expect.poll(() => apart(page)).toBeGreaterThan(1.5);

    for (let press = 0; press < 12 && (await put(page).isVisible()); press += 1) {
      await put(page).press("ArrowLeft");
      if (await put(page).isVisible()) await put(page).press(path === "/denied" ? "ArrowDown" : "ArrowUp");
    }
    await expect(take(page)).toBeFocused();
    await expect.poll(() => apart(page)).toBeLessThan(0.02);
    await take(page).press("Enter");

    await put(page).scrollIntoViewIfNeeded();
    await expect.poll(() => apart(page)).toBeGreaterThan(1.5);
    const tile = await page.locator(".loose-tile-piece").boundingBox();
    const offset = await page.locator(".loose-tile-piece").evaluate((element) => {
      const shown = getComputedStyle(element);
      const cell = Number.parseFloat(shown.width);
      return {
        x: Number(shown.getPropertyValue("--x")) * cell,
        y: Number(shown.getPropertyValue("--y")) * cell,
      };
    });
    const middle = {
      x: (tile?.x ?? 0) + (tile?.width ?? 0) / 2,
      y: (tile?.y ?? 0) + (tile?.height ?? 0) / 2,
    };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - offset.x / 2, middle.y - offset.y / 2);
    await page.mouse.move(middle.x - offset.x, middle.y - offset.y + 5);
    await page.mouse.up();
    await expect(take(page)).toBeVisible();
    await expect.poll(() => apart(page)).toBeLessThan(0.02);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });
}
