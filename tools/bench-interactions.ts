/** Times two interactions as a visitor with a phone meets them: from the click to what the click brought to the screen. */
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { openTab } from "./tab.ts";

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

/** How a link is followed: after 1.5 s under the pointer, by a click straight away, or by a finger; with its goal in ms. */
export const ways = [
  { way: "pointed at", goal: 200 },
  { way: "straight", goal: 320 },
  { way: "tapped", goal: 320 },
] as const;

/** From the press of a link of the home page to the first text of the course list on the screen (First Contentful Paint), in ms. */
export async function pageChange(base: string, way: (typeof ways)[number]["way"]): Promise<number> {
  const tab = await openTab([["Emulation.setCPUThrottlingRate", { rate: slowdown }]]);
  try {
    await tab.visit(base);
    await wait(2000);
    const find = () => {
      const link = document.querySelector('main a[href="/course"]');
      link?.scrollIntoView({ block: "center", behavior: "instant" });
      const keep = ({ timeStamp }: Event) =>
        sessionStorage.setItem("pressed", String(performance.timeOrigin + timeStamp));
      link?.addEventListener("click", keep);
      const { x, y, width, height } = link?.getBoundingClientRect() ?? new DOMRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    await tab.run(find);
    // What scrolls in has come to its place by then.
    await wait(2000);
    const place = await tab.run(find);
    if (way === "tapped") {
      await tab.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
      await tab.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    } else {
      const mouse = { ...place, button: "left", clickCount: 1 };
      await tab.send("Input.dispatchMouseEvent", { ...mouse, type: "mouseMoved" });
      if (way === "pointed at") await wait(1500);
      await tab.send("Input.dispatchMouseEvent", { ...mouse, type: "mousePressed" });
      await tab.send("Input.dispatchMouseEvent", { ...mouse, type: "mouseReleased" });
    }
    return await tab.until(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const pressed = Number(sessionStorage.getItem("pressed"));
      return location.pathname === "/course" && paint && performance.timeOrigin + paint.startTime - pressed;
    });
  } finally {
    await tab.close();
  }
}
