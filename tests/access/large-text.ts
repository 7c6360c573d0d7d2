/** Larger letters, as a visitor can set them (WCAG 1.4.4, 1.4.10). */
import { expect, type Page } from "@playwright/test";

/** Runs in a page. Words that break inside at the end of a line. Ignores addresses, which cannot break elsewhere. */
function brokenWords(within: string): string[] {
  const words: string[] = [];
  const range = document.createRange();
  for (const part of document.querySelectorAll(within)) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest("pre, code, svg"))
        continue;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(
        /(?<![^\s–—-])[^\s–—/@-]+(?![^\s–—-])/g,
      )) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) words.push(word);
      }
    }
  }
  return words;
}

function controlsOutside(): (string | null)[] {
  const width = document.documentElement.clientWidth;
  return [...document.querySelectorAll("body > header a, body > header button")]
    .filter((control) => !control.closest("dialog, [popover]") && control.checkVisibility())
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return left < 0 || right > width || top < 0 || bottom > innerHeight;
    })
    .map((control) => control.getAttribute("aria-label") ?? control.textContent);
}

/** Expects no broken words at 320 px or with letters of 150 %, and no overflow at 200 %. */
export async function expectLargeTextFits(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const setLetters = (standard: number) =>
    session.send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } });
  for (const [width, letters] of [
    [320, 16],
    [390, 24],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await setLetters(letters);
    // The window's width in letters, as in media queries.
    await page.waitForFunction((rems) => matchMedia(`(width: ${rems}rem)`).matches, width / letters);
    expect
      .soft(await page.evaluate(brokenWords, "body"), `words broken at ${width} px, letters of ${letters} px`)
      .toEqual([]);
  }
  await setLetters(16);
  await session.detach();
  await page.evaluate(() => {
    const root = document.documentElement;
    const doubled = new CSSStyleSheet();
    doubled.replaceSync(
      `:root { font-size: ${2 * Number.parseFloat(getComputedStyle(root).fontSize)}px !important }`,
    );
    document.adoptedStyleSheets.push(doubled);
  });
  expect
    .soft(
      {
        sideways: await page.evaluate(() => window.look.wide()),
        outside: await page.evaluate(controlsOutside),
        broken: await page.evaluate(brokenWords, "main :is(h1, h2)"),
      },
      "text at 200 %, 390 px wide",
    )
    .toEqual({ sideways: 0, outside: [], broken: [] });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}
