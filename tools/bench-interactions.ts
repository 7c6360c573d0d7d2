/** Times two interactions as a visitor with a phone meets them: from the click to what the click brought to the screen. */
import type { Browser, Locator, Page } from "@playwright/test";

const slowdown = 4;
const phone = { width: 390, height: 844 };

/** The home page, opened and taken over by React on a slow CPU. */
async function openHome(browser: Browser, base: string): Promise<Page> {
  const page = await browser.newPage({ viewport: phone, hasTouch: true, isMobile: true });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(base, { waitUntil: "networkidle" });
  return page;
}

/** INP of the course filter on the home page, in ms (Event Timing: the longest duration of the interaction's events), `times` times. Rejects when the browser reports no interaction. */
export async function filterDelay(browser: Browser, base: string, times: number): Promise<number[]> {
  const delays: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const page = await openHome(browser, base);
    const option = page.locator('label:has(input[name="course-category"][value="design"])');
    await option.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      Object.assign(globalThis, { longest: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (Reflect.get(entry, "interactionId") > 0)
            Object.assign(globalThis, {
              longest: Math.max(Reflect.get(globalThis, "longest"), entry.duration),
            });
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    await option.click();
    await option.locator("+ div").waitFor({ state: "visible" });
    // The browser reports an event some frames after its paint; none at all means less than 16 ms.
    await page.waitForTimeout(600);
    delays.push(await page.evaluate(() => Math.max(16, Number(Reflect.get(globalThis, "longest")))));
    await page.close();
  }
  return delays;
}

/** Clicks with the mouse itself: the driver's own click looks at the page from inside, on the page's time. */
async function press(page: Page, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error("The link is not on the screen.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * From the click on a link of the home page until the course list's first text is painted (First Contentful Paint), in ms, `times`
 * times. `folder` is "" for the site, and "/floor" for the same pages without scripts.
 */
export async function pageChange(
  browser: Browser,
  base: string,
  folder: "" | "/floor",
  times: number,
): Promise<number[]> {
  const delays: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const page = await openHome(browser, base + folder);
    const link = page.locator('main a[href="/course"]').first();
    await link.scrollIntoViewIfNeeded();
    await page.evaluate((under) => {
      addEventListener(
        "click",
        (event) => sessionStorage.setItem("clicked", String(performance.timeOrigin + event.timeStamp)),
        { capture: true, once: true },
      );
      document.querySelector('main a[href="/course"]')?.setAttribute("href", `${under}/course`);
    }, folder);
    await press(page, page.locator(`main a[href="${folder}/course"]`).first());
    await page.waitForURL(`**${folder}/course`, { waitUntil: "load" });
    const delay = await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const clicked = Number(sessionStorage.getItem("clicked")) - performance.timeOrigin;
      return paint && paint.startTime - clicked;
    });
    delays.push(Number(await delay.jsonValue()));
    await page.close();
  }
  return delays;
}
