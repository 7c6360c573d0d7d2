/**
 * A `test` whose pages are kept: they are led from test to test, since to open a page anew takes three times as long as to open
 * another address in it. Motion is unwanted in them, unless a test asks for some by `emulateMedia`; to draw what moves takes half
 * of the time. A test that needs an empty cache takes Playwright's own `test`.
 */
import { test as base, type BrowserContextOptions, type Page } from "@playwright/test";

type Kept = {
  /** How the pages differ from the project's: a file says so by `test.use({ kept: { … } })` at its top. */
  kept: BrowserContextOptions;
  keptPage: Page;
};

export const test = base.extend<object, Kept>({
  kept: [{ reducedMotion: "reduce" }, { option: true, scope: "worker" }],
  keptPage: [
    async ({ browser, kept }, give, { project }) => {
      const page = await browser.newPage({ ...project.use, ...kept } as BrowserContextOptions);
      await give(page);
      await page.close();
    },
    { scope: "worker" },
  ],
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
