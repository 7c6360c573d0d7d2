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

test("A title takes a word with a hyphen to the next line as a whole", async ({ page }) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/course/management");
    const word = page.getByRole("heading", { level: 1 }).getByText("problem-solving");
    expect(await word.evaluate((one) => one.getClientRects().length), `at ${width}`).toBe(1);
    const lines = await word.evaluate(
      (one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
    );
    expect(lines, `at ${width}`).toBeLessThan(1.5);
  }
});

test("A line of an article's head begins and ends with words, not with the dot between them", async ({
  page,
}) => {
  for (const width of [320, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/blog/blog1");
    const time = page.getByRole("banner").or(page.locator("article > header")).locator("time");
    const parts = await time.evaluate((one) =>
      [...(one.parentElement?.children ?? [])].map((part) => ({
        begins: part.getBoundingClientRect().left === part.parentElement?.getBoundingClientRect().left,
        width: part.getBoundingClientRect().width,
        dot: Number.parseFloat(getComputedStyle(part, "::before").right),
      })),
    );
    expect(parts.filter(({ begins }) => begins).length, "it wraps").toBeGreaterThan(1);
    // The dot stands before its part, where a line that begins with it is cut.
    for (const { dot, width: own } of parts) expect(dot).toBeGreaterThan(own);
    expect(await time.evaluate((one) => getComputedStyle(one.parentElement ?? one).overflowX)).toBe("clip");
  }
});

test("Breadcrumbs, the links of the footer and the feed are large enough for a finger", async ({ page }) => {
  const small: string[] = [];
  for (const path of ["/course/design", "/blog"]) {
    await page.goto(path);
    for (const part of [
      page.getByRole("navigation", { name: "Breadcrumb" }),
      page.getByRole("contentinfo"),
      page.getByRole("main"),
    ])
      for (const link of await part
        .getByRole("link", {
          name: /^(Home|Course|Courses|Events|Career|About|Blog|Contact|Pricing|Back to top|Open the RSS feed)$/,
        })
        .all()) {
        const box = await link.boundingBox();
        if ((box?.height ?? 0) < 44) small.push(`${path}: ${await link.innerText()} ${box?.height}`);
      }
  }
  expect(small).toEqual([]);
});
