/** Every page of the site that is built, opened once a window. */
import { test } from "../kept-page.ts";
import { expectForEveryone } from "../access/whole-page.ts";
import { pages } from "../html/pages.ts";

for (const path of [...pages.map((page) => page.path), "/nowhere"])
  test(`${path} can be read, reached and followed by everyone`, async ({ page, isMobile }) => {
    await expectForEveryone(page, path, isMobile);
  });
