import { expect } from "@playwright/test";
import { freshTest as test } from "../reused-page.ts";
import { builtPages } from "../fixtures/built-pages.ts";
import { showClauses } from "../spec/support.ts";

// Without script the layout is the same.
test.use({ javaScriptEnabled: false });

test("Without JavaScript every page has its heading and words, and no picture of the first screen waits for scrolling", async ({
  page,
}) => {
  showClauses("§3 Data");
  const late: string[] = [];
  for (const { path } of builtPages) {
    await page.goto(path);
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    expect.soft((await page.getByRole("main").innerText()).split(/\s+/).length, path).toBeGreaterThan(10);
    for (const [width, height] of [
      [390, 844],
      [412, 823],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const sources = await page.locator("img[loading=lazy]").evaluateAll((images: HTMLImageElement[]) =>
        images
          .filter((image) => image.checkVisibility())
          .filter((image) => {
            const { top, bottom, left, right } = image.getBoundingClientRect();
            return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
          })
          .map((image) => image.getAttribute("src")),
      );
      late.push(...sources.map((src) => `${path} ${src} at ${width} px`));
    }
  }
  expect(late).toEqual([]);
});
