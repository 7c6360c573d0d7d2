/** Every page of the site. Pages with the same scripts have the same components, so only one of them gets all checks. */
import { expect } from "@playwright/test";
import { coloursOnly, expectNoViolations } from "../access/axe.ts";
import { expectThreeHues } from "../access/hues.ts";
import { expectLargeTextFits } from "../access/large-text.ts";
import { expectForEveryone, expectForEveryoneOnPhone } from "../access/whole-page.ts";
import { builtPages, scriptsOf } from "../fixtures/built-pages.ts";
import { test } from "../reused-page.ts";
import { calls, showClauses } from "../spec/support.ts";

/** The accepted pictures cover other widths. */
const widths = [960, 1440];

const tried = new Set<string>();
const isFirst = (...traits: string[]) => tried.size < tried.add(traits.toSorted().join(" ")).size;

for (const { path, html } of builtPages) {
  const components = scriptsOf({ path, html });
  const isNew = isFirst(...components);
  const hasNewHues = isFirst(...components, ...new Set(html.match(/data-hue="\w+"/g)));
  test(
    isNew
      ? `${path} can be read, reached and followed by everyone, and makes no call`
      : `${path} has three hues with contrast, and makes no call`,
    async ({ page, baseURL }) => {
      showClauses("§7 Calls 1");
      const found = calls(page, baseURL ?? "");
      if (isNew) await expectForEveryone(page, path, { frame: path === "/", widths });
      else await page.goto(path);
      expect.soft(found, "calls").toEqual([]);
      if (!isNew && hasNewHues) await expectNoViolations(page, path, "main", coloursOnly);
      await expectThreeHues(page);
      if (isNew) await expectForEveryoneOnPhone(page, path, { frame: path === "/" });
      if (isNew) await expectLargeTextFits(page);
    },
  );
}
