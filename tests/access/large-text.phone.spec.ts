/** Text twice as large on a phone, as a visitor may set it (WCAG 1.4.4, 1.4.10). */
import { expect, type Page } from "@playwright/test";
import { test } from "../kept-page.ts";
import { routes, takenOver } from "../spec/support.ts";

/** Doubles the size of the page's text. Everything that is measured by it grows along. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    const doubled = new CSSStyleSheet();
    doubled.replaceSync(
      `:root { font-size: ${2 * Number.parseFloat(getComputedStyle(root).fontSize)}px !important }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, doubled];
  });
}

/** What a page with large text does wrong: pixels to scroll sideways, controls of the header outside the window, words of main headings that break. */
function look() {
  const width = document.documentElement.clientWidth;
  const outside = [...document.querySelectorAll("body > header a, body > header button")]
    .filter((control) => !control.closest("dialog, [popover]") && control.checkVisibility())
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return left < 0 || right > width || top < 0 || bottom > innerHeight;
    })
    .map((control) => control.getAttribute("aria-label") ?? control.textContent);

  const broken: string[] = [];
  const range = document.createRange();
  for (const heading of document.querySelectorAll("main :is(h1, h2)")) {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const word of node.textContent?.matchAll(/[^\s–—-]+/g) ?? []) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && heading.checkVisibility()) broken.push(word[0]);
      }
  }
  return { sideways: document.documentElement.scrollWidth - width, outside, broken };
}

for (const path of [...routes, "/no-such-page"]) {
  test(`${path} with text at 200 % fits 390 px: the header holds its controls, and no word of a heading breaks`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await takenOver(page);
    await doubleText(page);
    expect(await page.evaluate(look)).toEqual({ sideways: 0, outside: [], broken: [] });
  });
}
