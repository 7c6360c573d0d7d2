/** Every page of the site that is built, opened once a window. */
import { expectThreeHues } from "../access/hues.ts";
import { expectLargeTextFits } from "../access/large-text.ts";
import { expectForEveryone } from "../access/whole-page.ts";
import { pages } from "../html/pages.ts";
import { test } from "../reused-page.ts";
import { isSample } from "../sample.ts";

for (const path of [...pages.map((page) => page.path), "/nowhere"])
  test(`${path} can be read, reached and followed by everyone`, async ({ page, isMobile }) => {
    await expectForEveryone(page, path, isMobile);
    if (!isMobile) await expectThreeHues(page);
    // Whether a long word of another content has room is for its provider to decide.
    if (isMobile && isSample) await expectLargeTextFits(page);
  });
