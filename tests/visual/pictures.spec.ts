/** Pages compared with accepted pictures, at three widths and in both themes. Nothing visible depends on the clock. */
import { existsSync, readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "../reused-page.ts";
import { desktop } from "../spec/support.ts";
import {
  baseline,
  isAsAccepted,
  looks,
  openWhole,
  paths,
  pictureName,
  pictureNames,
  pictureOf,
  pixelsOf,
  tolerance,
} from "./picture.ts";

// The browser draws at half size: as sharp as scaling later, in a third of the time.
test.use({ deviceScaleFactor: 0.5 });

for (const path of paths)
  test(`${path} looks as accepted`, async ({ page, isMobile }) => {
    await openWhole(page, path);
    for (const [width, theme] of looks[isMobile ? "phone" : "desktop"]) {
      await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 0 });
      await page.emulateMedia({ colorScheme: theme });
      const name = pictureName(path, width, theme);
      const pixels = await pixelsOf(page);
      if (await isAsAccepted(name, pixels)) continue;
      expect
        .soft(
          await pictureOf(pixels),
          `${path} does not look as it was accepted, or never was. Look at ${name.replace(".png", "-diff.png")} in test-results; if the page is right as it is now, run "npm run accept:visual" and commit tests/visual/baseline.`,
        )
        .toMatchSnapshot(name, tolerance);
    }
  });

test("each page has an accepted picture, and no other exists", desktop, () => {
  const kept = existsSync(baseline) ? readdirSync(baseline) : [];
  expect(kept.toSorted(), `Run "npm run accept:visual" and commit ${baseline}.`).toEqual(
    pictureNames().toSorted(),
  );
});

test("a page with one button in another colour differs from the accepted one", desktop, async ({ page }) => {
  await openWhole(page, "/pricing");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Choose Basic/ })
    .evaluate((link) => link.style.setProperty("background", "#2b4bf2"));
  expect(await pictureOf(await pixelsOf(page))).not.toMatchSnapshot(
    pictureName("/pricing", 1280, "light"),
    tolerance,
  );
});
