import { expect } from "@playwright/test";
import { test } from "../reused-page.ts";
import { visit } from "../spec/support.ts";

test("The mosaic is laid in less than 900 ms, once a session", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // At a tenth of the speed, so that a busy machine still sees the animation.
  const inspector = await page.context().newCDPSession(page);
  await inspector.send("Animation.enable");
  await inspector.send("Animation.setPlaybackRate", { playbackRate: 0.1 });
  const ends = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSAnimation && /_lay/.test(one.animationName))
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
  await page.goto("/");
  await expect.poll(async () => (await ends()).length).toBeGreaterThan(30);
  expect(Math.max(...(await ends()))).toBeLessThan(900);
  await page.reload();
  expect(await ends()).toEqual([]);
});

test("A pressed tile turns a quarter; by keyboard the tiles are one stop, arrow keys choose, Enter and Space turn, and a status line says so", async ({
  page,
}) => {
  await visit(page, "/");
  const main = page.getByRole("main");
  const tile = main.locator("svg svg").first();
  await tile.click();
  await expect(tile.locator("path").last()).toHaveCSS("rotate", "90deg");
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
