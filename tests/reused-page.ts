/**
 * A `test` whose worker has one page for all its tests, since a new page takes three times as long to open as another address in
 * the same page. Motion is unwanted in it, unless a test asks for some by `emulateMedia`; to draw what moves takes half of the
 * time. A test that needs an empty cache takes Playwright's own `test`.
 */
import { test as base, type BrowserContextOptions, type Page } from "@playwright/test";

type WorkerFixtures = {
  /** How the pages differ from the project's: a file says so by `test.use({ pageOptions: { … } })` at its top. */
  pageOptions: BrowserContextOptions;
  reusedPage: Page;
};

export const test = base.extend<object, WorkerFixtures>({
  pageOptions: [{ reducedMotion: "reduce" }, { option: true, scope: "worker" }],
  reusedPage: [
    async ({ browser, pageOptions }, give, { project }) => {
      const page = await browser.newPage({ ...project.use, ...pageOptions } as BrowserContextOptions);
      await give(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  // After each test the page is as new: its stores, listeners, routes, window and media. Only a script of `page.addInitScript` has
  // to be disposed of by who adds it.
  page: async ({ reusedPage: page, pageOptions, viewport }, give) => {
    await give(page);
    for (const event of ["console", "pageerror", "request", "websocket", "worker"] as const)
      page.removeAllListeners(event);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      reducedMotion: pageOptions.reducedMotion ?? null,
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
