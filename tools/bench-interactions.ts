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
 * The same step without scripts, as a page load: from the click on the link of the floor's home page until the course list's first
 * text is painted (First Contentful Paint), in ms, `times` times.
 */
export async function pageChange(browser: Browser, base: string, times: number): Promise<number[]> {
  const delays: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const page = await openHome(browser, `${base}/floor`);
    const link = page.locator('main a[href="/course"]').first();
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      addEventListener(
        "click",
        (event) => sessionStorage.setItem("clicked", String(performance.timeOrigin + event.timeStamp)),
        { capture: true, once: true },
      );
      document.querySelector('main a[href="/course"]')?.setAttribute("href", "/floor/course");
    });
    await press(page, page.locator('main a[href="/floor/course"]').first());
    await page.waitForURL("**/floor/course", { waitUntil: "load" });
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

/**
 * From the click on a link of the home page until the new page's heading is painted, in ms, `times` times: the time that the
 * browser gives for it (Element Timing, renderTime). A link that is pointed at is under the pointer a moment before, as for a visitor
 * who aims, so that its page is fetched; one that is clicked straight away is not.
 */
export async function routeChange(
  browser: Browser,
  base: string,
  times: number,
  way: "pointed at" | "straight",
): Promise<number[]> {
  const delays: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const page = await openHome(browser, base);
    const link = page.locator('main a[href="/course"]').first();
    await link.scrollIntoViewIfNeeded();
    if (way === "pointed at") await link.hover();
    await page.waitForTimeout(900);
    await page.evaluate(() => {
      const old = document.querySelector("h1");
      const name = "new-heading";
      // The heading is named before the frame that first shows it.
      new MutationObserver(() => {
        const heading = document.querySelector("h1");
        if (heading && heading !== old) heading.setAttribute("elementtiming", name);
      }).observe(document.body, { childList: true, subtree: true });
      const clicked = new Promise<number>((resolve) => {
        addEventListener("click", ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
      });
      const painted = new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (Reflect.get(entry, "identifier") === name) resolve(Number(Reflect.get(entry, "renderTime")));
        }).observe({ type: "element" });
      });
      Object.assign(globalThis, {
        arrived: Promise.all([clicked, painted]).then(([from, to]) => to - from),
      });
    });
    await press(page, link);
    delays.push(await page.evaluate(() => Reflect.get(globalThis, "arrived") as Promise<number>));
    await page.close();
  }
  return delays;
}
