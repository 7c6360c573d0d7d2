/** Times two interactions as a visitor with a phone meets them: from the click to what the click brought to the screen. */
import type { Browser, Page } from "playwright";

const slowdown = 4;
const phone = { width: 390, height: 844 };

/** The home page, taken over by React, on a slowed-down CPU. */
async function openHome(browser: Browser, base: string): Promise<Page> {
  const page = await browser.newPage({ viewport: phone, hasTouch: true, isMobile: true });
  await page.goto(base, { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
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
    await page.locator('[data-list="design"]').waitFor({ state: "visible" });
    // The browser reports an event some frames after its paint; none at all means less than 16 ms.
    await page.waitForTimeout(600);
    delays.push(await page.evaluate(() => Math.max(16, Number(Reflect.get(globalThis, "longest")))));
    await page.close();
  }
  return delays;
}

/** From the click on a link of the home page to the frame after the new page's heading, in ms, `times` times. The link is touched a moment before, as by a visitor who aims, so that its script is there. */
export async function routeChange(browser: Browser, base: string, times: number): Promise<number[]> {
  const delays: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const page = await openHome(browser, base);
    const link = page.locator('main a[href="/course"]').first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(900);
    await page.evaluate(() => {
      const heading = document.querySelector("h1")?.textContent;
      const arrived = new Promise<number>((resolve) => {
        addEventListener(
          "click",
          ({ timeStamp }) => {
            const look = () => {
              const now = document.querySelector("h1")?.textContent;
              if (now && now !== heading)
                // What a frame draws is on the screen when the task after it runs.
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
              else requestAnimationFrame(look);
            };
            look();
          },
          { capture: true, once: true },
        );
      });
      Object.assign(globalThis, { arrived });
    });
    await link.click();
    delays.push(await page.evaluate(() => Reflect.get(globalThis, "arrived") as Promise<number>));
    await page.close();
  }
  return delays;
}
