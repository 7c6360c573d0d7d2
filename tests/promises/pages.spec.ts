/** Every page, loaded once: its accepted pictures, its layout, what axe finds, the focus, its calls and its console. */
import { existsSync, readdirSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { coloursOnly, expectNoViolations } from "../access/axe.ts";
import { expectThreeHues } from "../access/hues.ts";
import { lookInto } from "../access/layout.ts";
import {
  consoleFaults,
  expectFitsAt,
  expectForEveryone,
  expectLargeTextFits,
  tabThrough,
} from "../access/whole-page.ts";
import { builtPages, scriptsOf } from "../fixtures/built-pages.ts";
import { test } from "../reused-page.ts";
import { calls, desktop, showClauses, visit } from "../spec/support.ts";
import {
  baseline,
  isAsAccepted,
  loadAll,
  looks,
  paths,
  pictureName,
  pictureNames,
  pictureOf,
  pixelsOf,
  tolerance,
} from "../visual/picture.ts";

const remedy =
  'It does not look as it was accepted, or never was. Look at its "-diff.png" in test-results; if the page is right as it is now, run "npm run accept:visual" and commit tests/visual/baseline.';

/** Nothing visible depends on the clock. */
async function expectAsAccepted(page: Page, path: string, isMobile: boolean): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  for (const [width, theme] of looks[isMobile ? "phone" : "desktop"]) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    const name = pictureName(path, width, theme);
    const pixels = await pixelsOf(page);
    if (await isAsAccepted(name, pixels)) continue;
    expect.soft(await pictureOf(pixels), `${path}: ${remedy}`).toMatchSnapshot(name, tolerance);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** Pictures in the window that load only on scrolling. */
const latePictures = (page: Page) =>
  page.locator("img[loading=lazy]").evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter((image) => image.checkVisibility())
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      })
      .map((image) => image.src),
  );

for (const { path } of builtPages) {
  const hasPictures = paths.includes(path);
  test(
    hasPictures
      ? `${path} looks as accepted, can be read, reached and followed by everyone, and makes no call`
      : `${path} has colours with contrast, and makes no call`,
    hasPictures ? {} : desktop,
    async ({ page, baseURL, isMobile }) => {
      showClauses("§7 Calls 1");
      const found = calls(page, baseURL ?? "");
      const faults = consoleFaults(page);
      await visit(page, path);
      expect
        .soft(await latePictures(page), "pictures of the first screen that wait for scrolling")
        .toEqual([]);
      await loadAll(page);
      await expectThreeHues(page);
      if (hasPictures) {
        await expectAsAccepted(page, path, isMobile);
        await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 900 });
        await expectForEveryone(page, path, { frame: path === "/", phone: isMobile });
        // Widths without an accepted picture.
        await expectFitsAt(page, isMobile ? [320] : [960, 1440, 1920]);
        if (!isMobile) await expectLargeTextFits(page);
      } else await expectNoViolations(page, path, coloursOnly);
      expect.soft(found, "calls").toEqual([]);
      expect.soft(faults, "errors and warnings in the console").toEqual([]);
    },
  );
}

test(
  "a focus ring that is cut, missing or faint, a text over another and a rough edge are found",
  desktop,
  async ({ page }) => {
    await visit(page, "/faq");
    await lookInto(page);
    const put = (css: string) =>
      page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, css);
    for (const [fault, css] of [
      ["the ring is cut", "main details { overflow-y: clip !important }"],
      ["no ring", "summary { outline: none !important }"],
      ["ring rgb(200, 200, 200) on", "summary { outline-color: rgb(200 200 200) !important }"],
    ] as const) {
      await put(css);
      const { faults } = await tabThrough(page, "main");
      expect(faults.join("\n"), css).toContain(fault);
    }
    await put("");
    const found = () =>
      page.evaluate(() => [window.look.overlaps(), window.look.roughEdges()].map((all) => all.length > 0));
    expect(await found()).toEqual([false, false]);
    await put("main section { margin-block-start: -9rem } main h1 svg { block-size: 99% }");
    expect(await found()).toEqual([true, true]);
  },
);

test("most pages open with a band", desktop, () =>
  expect(builtPages.filter(({ html }) => /<header[^>]+data-hue/.test(html)).length).toBeGreaterThan(15),
);

test("each page has the components of a page with accepted pictures", desktop, () => {
  const componentsOf = (page: (typeof builtPages)[number]) => scriptsOf(page).toSorted().join(" ");
  const known = new Set(builtPages.filter(({ path }) => paths.includes(path)).map(componentsOf));
  const others = builtPages.filter((page) => !known.has(componentsOf(page))).map(({ path }) => path);
  expect(others, "Name these pages in tests/visual/picture.ts.").toEqual([]);
});

test("each page with pictures has all of them, and no other exists", desktop, () => {
  const kept = existsSync(baseline) ? readdirSync(baseline) : [];
  expect(kept.toSorted(), `Run "npm run accept:visual" and commit ${baseline}.`).toEqual(
    pictureNames().toSorted(),
  );
});

test("a page with one button in another colour differs from the accepted one", desktop, async ({ page }) => {
  await visit(page, "/pricing");
  await loadAll(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Choose Basic/ })
    .evaluate((link) => link.style.setProperty("background", "#2b4bf2"));
  expect(await pictureOf(await pixelsOf(page))).not.toMatchSnapshot(
    pictureName("/pricing", 1280, "light"),
    tolerance,
  );
});
