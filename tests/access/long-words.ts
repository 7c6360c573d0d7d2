/** Long words, as names and titles of any language can have them (WCAG 1.4.10). */
import { expect, type Page } from "@playwright/test";
import { lookInto } from "./in-page.ts";

/** Runs in a page. Puts the word into every text that content can set. */
function putInto(word: string): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || element.closest("script, style, svg, pre")) continue;
    text.textContent = (text.textContent ?? "").replace(/[\p{L}-]{3,}/u, word);
  }
}

/** Expects that each of these words breaks on a phone: no sideways scrolling and no cut text. */
export async function expectLongWordsFit(page: Page): Promise<void> {
  await lookInto(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.evaluate(putInto, "Counterrevolutionaries-Interdisciplinary");
  expect
    .soft([await page.evaluate(() => window.look.wide()), await page.evaluate(() => window.look.cutTexts())])
    .toEqual([0, []]);
}
