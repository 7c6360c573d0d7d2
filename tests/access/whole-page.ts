/** Looks at an open page: everyone can read, reach and follow all of it. */
import { expect, type Page } from "@playwright/test";
import { expectNoViolations, phoneRules } from "./axe.ts";
import { expectFits, lookInto } from "./layout.ts";

/** Collects errors and warnings of the console. */
export function consoleFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    // Unknown addresses answer with 404. Other sites are unreachable.
    const isAnswer = message.location().url === page.url() && text.includes("status of 404");
    if (["error", "warning"].includes(message.type()) && !isAnswer && !text.includes("NAME_NOT_RESOLVED"))
      faults.push(text);
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  return faults;
}

/** Expects that nothing moves or stands twice in the head, no violations of axe, and a visible focus. A frame is what pages share: header and footer. */
export async function expectForEveryone(
  page: Page,
  what: string,
  { frame, phone = false }: { frame: boolean; phone?: boolean },
): Promise<void> {
  await lookInto(page);
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === "running").length,
  );
  expect.soft(moving, "moves although motion is unwanted").toBe(0);
  const containers = await page
    .locator("fieldset *")
    .evaluateAll((all) => all.filter((part) => getComputedStyle(part).containerType !== "normal").length);
  expect.soft(containers, "size containers in a fieldset: Chromium can lose their content").toBe(0);
  // React does not manage these.
  const tags = page.locator('meta[property], meta[name^="twitter:"], meta[name="author"]');
  const inHead = await tags.evaluateAll((all) => all.map((tag) => tag.outerHTML));
  expect.soft(inHead, "tags of the head").toEqual([...new Set(inHead)]);
  // Each theme at one width: a theme changes colours only.
  const part = frame ? undefined : "main";
  await expectNoViolations(page, what, phone ? { ...phoneRules, part } : { theme: "light", part });
  await page.emulateMedia({ colorScheme: "light" });
  const { count, stops, faults } = await tabThrough(page, frame ? "body" : "main");
  expect.soft(stops, "stops of the Tab key").toBe(count);
  expect.soft(faults, "stops of the Tab key").toEqual([]);
}

/** Expects no sideways scrolling, no cut text, no rough edge, at 320 px no broken word, and in wider windows no text over another. */
export async function expectFitsAt(page: Page, widths: readonly number[]): Promise<void> {
  await lookInto(page);
  for (const width of widths) {
    // A narrow window stands for letters of four times the size (WCAG 1.4.10).
    await page.setViewportSize({ width, height: width === 320 ? 225 : 800 });
    // Wide text spacing finds no more in the widest window.
    if (width < 1280) await expectFits(page, `${width} px`);
    const faults = await page.evaluate((isNarrow) => {
      const { brokenWords, cutTexts, overlaps, roughEdges } = window.look;
      return [...roughEdges(), ...(isNarrow ? brokenWords("body") : [...cutTexts(), ...overlaps()])];
    }, width === 320);
    expect.soft(faults, `${width} px: rough edges, words broken, cut or over others`).toEqual([]);
  }
}

/** Tabs through a part of the page. */
export async function tabThrough(page: Page, part: string) {
  const count = await page.evaluate(async (start) => {
    const stops = window.look.startWalk(start);
    // The header and the theme's colours change some frames later.
    await new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later)));
    // A transition of a part that the browser does not draw may never end.
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    return stops;
  }, part);
  // Chromium's own command takes half the time of Playwright's.
  const session = await page.context().newCDPSession(page);
  const key = { type: "rawKeyDown", key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 } as const;
  await Promise.all(Array.from({ length: count }, () => session.send("Input.dispatchKeyEvent", key)));
  await session.detach();
  return { count, ...(await page.evaluate(() => window.look.endWalk())) };
}

/** Expects no broken words with letters of 150 %, and no cut text at 200 %, 390 px wide (WCAG 1.4.4). */
export async function expectLargeTextFits(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const setLetters = (standard: number) =>
    session.send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await setLetters(24);
  // The window's width in letters, as in media queries.
  await page.waitForFunction(() => matchMedia(`(width: ${390 / 24}rem)`).matches);
  const broken = await page.evaluate(() => window.look.brokenWords("body"));
  expect.soft(broken, "words broken with letters of 24 px").toEqual([]);
  await setLetters(16);
  await session.detach();
  const found = await page.evaluate(() => {
    const { withStyles, wide, cutTexts, brokenWords } = window.look;
    const look = () => [wide(), ...cutTexts(), ...brokenWords("main :is(h1, h2)")];
    return withStyles(":root { font-size: 200% !important }", look);
  });
  expect.soft(found, "text at 200 %, 390 px wide").toEqual([0]);
}
