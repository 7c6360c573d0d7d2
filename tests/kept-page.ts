/**
 * A `test` whose pages are kept: they are led from test to test, since to open a page anew takes three times as long as to open
 * another address in it. Motion is unwanted in them, unless a test asks for some by `emulateMedia`; to draw what moves takes half
 * of the time. A test that needs an empty cache takes Playwright's own `test`.
 */
import { test as base, type BrowserContextOptions, type Page } from "@playwright/test";
import { takenOver } from "./spec/support.ts";

/** Opens an address, waits until the script has taken the page over, and gives the page, scrolled to its top. */
type Read = (path: string) => Promise<Page>;

type Kept = {
  /** How the pages differ from the project's: a file says so by `test.use({ kept: { … } })` at its top. */
  kept: BrowserContextOptions;
  keptPage: Page;
  keptReader: Read;
};

export const test = base.extend<
  {
    /**
     * For a test that does nothing to the page but read it: the page stays open for the next test that reads the same address.
     * Such a test presses, clicks and types nothing. It may scroll.
     */
    read: Read;
  },
  Kept
>({
  kept: [{ reducedMotion: "reduce" }, { option: true, scope: "worker" }],
  keptPage: [
    async ({ browser, kept }, give, { project }) => {
      const page = await browser.newPage({ ...project.use, ...kept } as BrowserContextOptions);
      await give(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  keptReader: [
    async ({ browser, kept }, give, { project }) => {
      const context = await browser.newContext({ ...project.use, ...kept } as BrowserContextOptions);
      const pages = new Map<string, Page>();
      await give(async (path) => {
        const open = pages.get(path);
        if (open) {
          await open.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
          return open;
        }
        const page = await context.newPage();
        await page.goto(path);
        await takenOver(page);
        pages.set(path, page);
        return page;
      });
      await context.close();
    },
    { scope: "worker" },
  ],
  read: async ({ keptReader }, give) => {
    const used = new Map<Page, string>();
    await give(async (path) => {
      const page = await keptReader(path);
      used.set(page, page.url());
      return page;
    });
    for (const [page, url] of used)
      if (page.url() !== url)
        throw new Error(
          `A test that only reads ${url} has led to ${page.url()}: take "page" instead of "read".`,
        );
  },
  // After each test the page is as new: its stores, listeners, routes, window and media. Only a script of `page.addInitScript` has
  // to be disposed of by who adds it.
  page: async ({ keptPage: page, kept, viewport }, give) => {
    await give(page);
    for (const event of ["console", "pageerror", "request", "websocket", "worker"] as const)
      page.removeAllListeners(event);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      reducedMotion: kept.reducedMotion ?? null,
      forcedColors: null,
    });
    if (viewport) await page.setViewportSize(viewport);
    // A file of the site without a script: from here its stores can be emptied, and no page fills them again on leaving.
    await page.goto("/robots.txt");
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.mouse.move(0, 0);
  },
});
