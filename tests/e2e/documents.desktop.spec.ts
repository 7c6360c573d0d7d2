import { expect, type Page } from "@playwright/test";
import { freshTest, test } from "../reused-page.ts";
import { field, scrolled, scrollTo, showClauses, visit } from "../spec/support.ts";

/** Clicks a link without scrolling. */
const click = (page: Page, path: string) =>
  page.evaluate((to) => document.querySelector<HTMLElement>(`main a[href="${to}"]`)?.click(), path);

test("Back restores the position and typed text, with menus closed", async ({ page }) => {
  await visit(page, "/contact");
  await field(page, "Message *").fill("Half a thought");
  await scrollTo(page, 700);
  await page.getByRole("button", { name: /cart/i }).click();
  await click(page, "/career");
  await expect(page).toHaveURL("/career");
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expect(field(page, "Message *")).toHaveValue("Half a thought");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => scrolled(page)).toBe(700);
});

test("A page in the back/forward cache has menus, dialogs and search closed", async ({ page }) => {
  await visit(page, "/contact");
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll("dialog")) dialog.showModal();
    for (const section of document.querySelectorAll<HTMLDetailsElement>("dialog details"))
      section.open = true;
    document.querySelector<HTMLElement>("[popover]")?.showPopover();
    // Automated browsers have no back/forward cache, so this simulates its event.
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  });
  await expect(page.locator(":modal, :popover-open, dialog [open]")).toHaveCount(0);
});

test("'Back to top' scrolls to the top element, smoothly, except with reduced motion", async ({ page }) => {
  showClauses("Ruling Routes 4");
  await visit(page, "/about");
  const top = page.getByRole("contentinfo").getByRole("link", { name: "Back to top" });
  for (const [reducedMotion, moves] of [
    ["no-preference", true],
    ["reduce", false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await top.scrollIntoViewIfNeeded();
    const soon = await top.evaluate((link: HTMLElement) => {
      link.click();
      const { promise, resolve } = Promise.withResolvers<number>();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY)));
      return promise;
    });
    expect(soon > 0, reducedMotion).toBe(moves);
    await expect.poll(() => scrolled(page)).toBe(0);
  }
});

freshTest("nothing shifts while a page loads and its fonts arrive", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, { shift: Reflect.get(globalThis, "shift") + Reflect.get(entry, "value") });
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of ["/", "/course/design", "/pricing"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, "shift"))), path).toBeLessThan(0.01);
  }
});

freshTest(
  "A picture of the whole page shows every section, and a hash leads to the last one",
  async ({ page }) => {
    for (const path of ["/", "/about", "/contact", "/course/design"]) {
      await page.goto(path);
      const title = page.locator("main section h2[id]").last();
      const isLaidOut = await title.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
      expect(isLaidOut, path).toBe(true);
      await page.goto(`${path}#${await title.getAttribute("id")}`);
      await expect(title, path).toBeInViewport({ ratio: 1 });
    }
  },
);

test("Before hydration no animation needs the main thread in each frame: it moves, fades, waits or follows the scroll position", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.route("**/*.js", (route) => route.abort());
  const costly = () =>
    document.getAnimations().flatMap(({ effect, timeline }) => {
      if (!(effect instanceof KeyframeEffect) || !(timeline instanceof DocumentTimeline)) return [];
      // Chromium moves parts of an SVG by `transform` alone.
      const free = ["opacity", "transform", ...(effect.target instanceof SVGElement ? [] : ["translate"])];
      const ofKeyframes = ["offset", "computedOffset", "easing", "composite"];
      const isRunning = Number(effect.getComputedTiming().activeDuration) > 0;
      const properties = new Set(isRunning ? effect.getKeyframes().flatMap(Object.keys) : []);
      return [...properties].filter((name) => ![...free, ...ofKeyframes].includes(name));
    });
  for (const path of ["/", "/course/design", "/event", "/contact", "/login"]) {
    await page.goto(path);
    expect.soft(await page.evaluate(costly), path).toEqual([]);
  }
});
