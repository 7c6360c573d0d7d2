import { expect, test } from "@playwright/test";
import { pages } from "../html/pages.ts";

// Without script the layout is the same, and without motion no card has a second picture.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

test("No picture waits for scrolling on the first screen of any page, on two phones and a desktop", async ({
  page,
}) => {
  const late: string[] = [];
  for (const { path } of pages) {
    await page.goto(path);
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
