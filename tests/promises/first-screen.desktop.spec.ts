import { expect, test } from "@playwright/test";
import { pages } from "../html/pages.ts";

// Without script the layout is the same, and without motion no card has a second picture.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

for (const [width, height] of [
  [390, 844],
  [412, 823],
  [1280, 800],
] as const)
  test(`no picture waits for scrolling in the first ${width} by ${height} px of any page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const late: string[] = [];
    for (const { path } of pages) {
      await page.goto(path);
      const sources = await page.locator("img[loading=lazy]").evaluateAll((images: HTMLImageElement[]) =>
        images
          .filter((image) => image.checkVisibility())
          .filter((image) => {
            const { top, bottom, left, right } = image.getBoundingClientRect();
            return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
          })
          .map((image) => image.getAttribute("src")),
      );
      late.push(...sources.map((src) => `${path} ${src}`));
    }
    expect(late).toEqual([]);
  });
