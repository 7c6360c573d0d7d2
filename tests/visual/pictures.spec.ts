/**
 * What every page looks like, at three widths and in both themes, beside the picture of it that was accepted. Nothing that is seen
 * follows the clock: the content says which events are past, and the only dates of a build are in the files for programs.
 */
import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import {
  isAsAccepted,
  looks,
  openWhole,
  paths,
  pictureName,
  pictureOf,
  pixelsOf,
  tolerance,
} from "./picture.ts";

// The browser itself draws at half size: as clear as a picture made smaller afterwards, in a third of the time.
test.use({ kept: { deviceScaleFactor: 0.5, reducedMotion: "reduce" } });

for (const path of paths)
  test(`${path} looks as it was accepted`, async ({ page, isMobile }) => {
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
