import { expect, type Page, test } from "@playwright/test";
import { routes } from "../spec/support.ts";

/** The words of the open page that are broken inside, at the end of a line. Addresses, which have no better place, are not counted. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest("pre, code, svg"))
        continue;
      for (const { 0: word, index } of text.data.matchAll(/(?<![^\s–—-])[^\s–—/@-]+(?![^\s–—-])/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) words.push(word);
      }
    }
    return words;
  });
}

for (const { width, letters } of [
  { width: 320, letters: 16 },
  { width: 390, letters: 24 },
])
  test(`No word is broken in a window of ${width} px with letters of ${letters} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 844 });
    const session = await page.context().newCDPSession(page);
    await session.send("Page.enable");
    await session.send("Page.setFontSizes", { fontSizes: { standard: letters, fixed: 13 } });
    for (const path of routes) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      // The window is measured in letters, as the rules for narrow ones measure it.
      expect(await page.evaluate((rems) => matchMedia(`(width: ${rems}rem)`).matches, width / letters)).toBe(
        true,
      );
      expect(await brokenWords(page), path).toEqual([]);
    }
  });
