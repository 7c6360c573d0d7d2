/** All tests of a worker share the pages with the same options. A new page takes three times as long as an address. */
import { test as base, type Page } from "@playwright/test";

export const test = base.extend<object, { reusedPages: Map<string, Page> }>({
  reusedPages: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, give) => {
      const pages = new Map<string, Page>();
      await give(pages);
      await Promise.all([...pages.values()].map((page) => page.close()));
    },
    { scope: "worker" },
  ],
  // Resets the page: storage, listeners, routes, window, media. Tests dispose of their own init scripts.
  page: async (
    { browser, reusedPages, baseURL, javaScriptEnabled, deviceScaleFactor, contextOptions, viewport },
    give,
  ) => {
    const options = JSON.stringify([baseURL, javaScriptEnabled, deviceScaleFactor, contextOptions]);
    const page = reusedPages.get(options) ?? (await browser.newPage());
    reusedPages.set(options, page);
    await give(page);
    for (const event of ["console", "pageerror", "request", "websocket", "worker"] as const)
      page.removeAllListeners(event);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    // A file without script: here storage can be emptied, no page refills it on leaving, and nothing is drawn again.
    await page.goto("robots.txt");
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      reducedMotion: contextOptions.reducedMotion ?? null,
      forcedColors: null,
    });
    if (viewport) await page.setViewportSize(viewport);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.mouse.move(0, 0);
  },
});

/** A test with its own context and cache. It runs in the same workers: a worker takes two seconds to start. */
export const freshTest = test.extend({ page: ({ context }, give) => context.newPage().then(give) });
