/** Every page of the site. Pages with the same scripts have the same components, so only one of them gets all checks. */
import { expect } from "@playwright/test";
import { coloursOnly, expectNoViolations } from "../access/axe.ts";
import { expectThreeHues } from "../access/hues.ts";
import { expectLargeTextFits } from "../access/large-text.ts";
import { allWidths, expectForEveryone } from "../access/whole-page.ts";
import { pageAt, pages } from "../html/pages.ts";
import { test } from "../reused-page.ts";
import { isSample } from "../sample.ts";
import { calls, desktop, showClauses } from "../spec/support.ts";
import { scriptsOf } from "./weights.ts";

const componentsOf = (path: string) =>
  scriptsOf(pageAt(path === "/nowhere" ? "/404" : path))
    .toSorted()
    .join(" ");

/** The sample's accepted pictures cover other widths. The school of tests/fixtures has longer words. */
const widths = isSample ? [960, 1440] : allWidths;

const tried = new Set<string>();
for (const path of [...pages.map((page) => page.path), "/nowhere"]) {
  const isNew = !tried.has(componentsOf(path));
  tried.add(componentsOf(path));
  if (isNew)
    test(`${path} can be read, reached and followed by everyone, and makes no call`, async ({
      page,
      isMobile,
      baseURL,
    }) => {
      showClauses("§7 Calls 1");
      const found = calls(page, baseURL ?? "");
      await expectForEveryone(page, path, isMobile, isMobile ? [] : widths);
      expect.soft(found, "calls").toEqual([]);
      if (!isMobile) await expectThreeHues(page);
      // Long words in other content are up to its provider.
      if (isMobile && isSample) await expectLargeTextFits(page);
    });
  else
    test(
      `${path} has colours that contrast, three hues, and makes no call`,
      desktop,
      async ({ page, baseURL }) => {
        showClauses("§7 Calls 1");
        const found = calls(page, baseURL ?? "");
        await page.goto(path);
        await expectNoViolations(page, path, "main", coloursOnly);
        expect.soft(found, "calls").toEqual([]);
        await expectThreeHues(page);
      },
    );
}
