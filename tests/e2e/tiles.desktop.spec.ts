/** What tiles do when they are met, and how rows of them end. */
import { expect, type Locator } from "@playwright/test";
import sharp from "sharp";
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

test("the piece that lies askew in the closing band lies in the band, off its buttons", async ({ page }) => {
  for (const path of ["/", "/about", "/category/design"]) {
    await visit(page, path);
    const band = page.getByRole("region", { name: /start your journey/ });
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const [all, button, piece] = await Promise.all(
        [band, band.getByRole("link").last(), band.locator("[data-column]")].map((part) =>
          part.boundingBox(),
        ),
      );
      const end = (box = all) => (box?.y ?? 0) + (box?.height ?? 0);
      expect(end(piece), `${path} at ${width}`).toBeLessThanOrEqual(end());
      if ((piece?.x ?? 0) < (button?.x ?? 0) + (button?.width ?? 0))
        expect((piece?.y ?? 0) - end(button), `${path} at ${width}`).toBeGreaterThan(20);
    }
  }
});

test("the endless row of tiles goes on to the edge of its panel and ends there", async ({ page }) => {
  await visit(page, "/pricing");
  const panel = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Premium" }) });
  const edge = await panel.boundingBox();
  const row = await panel.locator("svg").first().boundingBox();
  // Within the line of the panel.
  expect((row?.x ?? 0) + (row?.width ?? 0)).toBeCloseTo((edge?.x ?? 0) + (edge?.width ?? 0) - 2, 0);
});

test("no hairline stands between large tiles: they meet at whole pixels, or one reaches below the next", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await visit(page, "/career");
  const frieze = page.getByRole("region", { name: "What you can expect from us" }).locator("svg");
  for (let tile = 1; tile < (await frieze.count()); tile += 1) {
    const [before, next] = [await frieze.nth(tile - 1).boundingBox(), await frieze.nth(tile).boundingBox()];
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeGreaterThanOrEqual((next?.x ?? 0) + 0.99);
  }
  await visit(page, "/pricing");
  const head = await page.getByRole("main").locator("header svg").first().boundingBox();
  expect(((head?.width ?? 0.5) / 7) % 1, "a cell of the head").toBe(0);
  await visit(page, "/denied");
  const mosaic = await page.locator(".loose-tile").boundingBox();
  expect(((mosaic?.width ?? 0.5) / 6) % 1, "a cell of the mosaic").toBe(0);
});

test("the round corner of the dark plan is one edge, without a second line inside it", async ({ page }) => {
  await visit(page, "/pricing");
  const plan = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Premium" }) });
  await plan.getByRole("link").scrollIntoViewIfNeeded();
  const { data, info } = await sharp(await plan.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // From within the corner straight out of it the picture only gets lighter.
  const diagonal = Array.from(
    { length: 60 },
    (_, i) => data[(info.height - 60 + i) * info.width + info.width - 60 + i] ?? 0,
  );
  for (const [i, light] of diagonal.entries()) expect(light).toBeGreaterThan((diagonal[i - 1] ?? 0) - 4);
});

test("the two bands that end the home page stand on one row of tiles", async ({ page }) => {
  await visit(page, "/");
  const asks = page.getByRole("region", { name: "Still have questions?" }).locator("img");
  const starts = page.getByRole("region", { name: /start your journey/ }).locator("img");
  for (const width of [960, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [left, right] = [await asks.boundingBox(), await starts.boundingBox()];
    expect(right?.y).toBeCloseTo(left?.y ?? 0, 0);
    expect(right?.height).toBeCloseTo(left?.height ?? 0, 0);
  }
});

for (const path of ["/", "/course", "/blog", "/blog/blog1", "/category/design", "/course/design"])
  test(`${path}: the tile that turns on a cover lies over its own cell, and the card's picture ends with the cover, which is as high as the words beside it`, async ({
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
    // A card with a ground of its own cuts off what is too much of a cover beside its words.
    const card = tile.closest("article");
    const box = card?.getBoundingClientRect();
    const isBeside =
      card && getComputedStyle(card).overflowX === "clip" && (box?.width ?? 0) > 1.2 * picture.width;
    const short = isBeside ? Math.max((box?.bottom ?? 0) - cover.bottom, 0) : picture.bottom - cover.bottom;
    return [across, down, short].map(Math.round).map(Math.abs).join(", ");
  });
  return [tiles.length, away.filter((off) => off !== "0, 0, 0")];
}

test("what stands in one row begins on one line, and ends where its column ends", async ({ page }) => {
  const left = async (part: Locator) => (await part.boundingBox())?.x;
  const end = async (part: Locator) => {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
    return x + width;
  };
  await visit(page, "/");
  const categories = page.getByRole("region", { name: "Start with the piece you are missing" });
  expect(await left(categories.getByRole("heading", { level: 2 }))).toBe(
    await left(categories.getByRole("heading", { name: "IT and software" })),
  );
  await page.setViewportSize({ width: 768, height: 900 });
  const promotions = ["View Courses", "Apply Now"].map((name) =>
    page.getByRole("link", { name }).locator("xpath=..").boundingBox(),
  );
  const [one, other] = await Promise.all(promotions);
  expect(other?.height, "the promotions").toBe(one?.height);
  await page.setViewportSize({ width: 1280, height: 900 });
  const card = page.getByRole("article").filter({ hasText: "12K Enrolled" });
  expect(await left(card.getByText("6 Lessons"))).toBe(await left(card.getByRole("paragraph").last()));
  const notes = page.getByRole("article").filter({ hasText: /October \d, 2024/ });
  const tops = await Promise.all((await notes.all()).map(async (note) => (await note.boundingBox())?.y));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size, "articles on one line").toBe(1);

  await visit(page, "/course");
  const list = page.getByRole("region", { name: "Top online courses" });
  expect(await end(list.getByRole("button", { name: "Page 2" }))).toBeCloseTo(
    await end(list.getByRole("article").nth(2)),
    0,
  );

  await visit(page, "/course/finance");
  const text = page.getByText(/^The balance sheet says/).locator("..");
  expect(await end(text)).toBeCloseTo(await end(page.getByText("Main features").first().locator("../..")), 0);

  await visit(page, "/contact");
  await page.setViewportSize({ width: 1440, height: 900 });
  const foot = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return y + height;
  };
  const director = page.getByRole("figure");
  expect(await foot(director)).toBeCloseTo(await foot(director.locator("xpath=../following-sibling::*")), 0);
  await visit(page, "/event");
  const notice = page.getByRole("note");
  const back = page.getByRole("contentinfo").getByRole("link", { name: "Back to top" });
  expect(await end(notice)).toBeCloseTo(await end(back), 0);
  const themes = page.getByRole("group", { name: "Themes of the six days" }).getByRole("listitem");
  const begins = await Promise.all((await themes.all()).map(left));
  expect(begins[0]).toBe(await left(notice));
  expect(new Set(begins).size, "columns of the themes at rest").toBe(3);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const pause = page.locator("label").filter({ has: page.getByRole("checkbox", { name: /^Pause/ }) });
  expect(await end(pause)).toBeCloseTo(await end(back), 0);

  await visit(page, "/about");
  const steps = page.getByRole("region", { name: /Four steps/ }).getByRole("heading", { level: 3 });
  const catalog = page.getByRole("region", { name: "Written here, looked after here" }).locator("img");
  const measure = page.getByRole("contentinfo").getByRole("link", { name: "Back to top" });
  for (const width of [768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await Promise.all((await steps.all()).map(heightOf));
    expect(new Set(heights.slice(0, width < 1280 ? 2 : 4)).size, `steps at ${width}`).toBe(1);
  }
  expect(await end(catalog)).toBeCloseTo(await end(measure), 0);
});
