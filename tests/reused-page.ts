/** One page per worker: a new page takes three times as long as an address. Motion halves the speed. */
import { test as base, type BrowserContextOptions, type Page } from "@playwright/test";

type WorkerFixtures = {
  /** Options that differ from the project's: `test.use({ pageOptions: { … } })` at the top of a file. */
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
  // Resets the page: storage, listeners, routes, window, media. Tests dispose of their own init scripts.
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
    // A file without script: here storage can be emptied, and no page refills it on leaving.
    await page.goto("/robots.txt");
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.mouse.move(0, 0);
  },
});
