import { expect, test, type Page } from "@playwright/test";
import { scrolled, scrollTo, visit } from "../spec/support.ts";

/** Counts the cross-fades of a page from now on. */
async function crossFades(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(globalThis, { crossFades: 0 });
    document.startViewTransition = (...given) => {
      Object.assign(globalThis, { crossFades: Number(Reflect.get(globalThis, "crossFades")) + 1 });
      return start(...given);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, "crossFades")));
}

/** Notes which parts of the page move in the next cross-fade. */
async function watchMoving(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const transition = start(...given);
      void transition.ready.then(() => {
        const moving = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
          .filter((name) => name?.startsWith("::view-transition"));
        Object.assign(globalThis, { moving });
      });
      return transition;
    };
  });
}

const moving = (page: Page) => page.evaluate(() => Reflect.get(globalThis, "moving") as unknown);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Goes from the home page to the course list by a link of the home page. */
async function browseCourses(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "Browse Courses" }).first().click();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL("/course");
}

test("A route change cross-fades", async ({ page }) => {
  await visit(page, "/");
  const count = await crossFades(page);
  await browseCourses(page);
  expect(await count()).toBe(1);
});

test("A visitor who wants no motion sees none on a route change", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await watchMoving(page);
  await browseCourses(page);
  await expect.poll(() => moving(page)).toEqual([]);
});

test("A card's cover grows into the strip of the course that it opens", async ({ page }) => {
  await visit(page, "/course");
  await watchMoving(page);
  await page.getByRole("article").getByRole("link").first().click();
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => moving(page)).toContain("::view-transition-group(strip)");
});

test("On a slow device the new page's heading comes first, and what lies below it in the next step", async ({
  page,
}) => {
  await visit(page, "/");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.evaluate(() => {
    const main = document.querySelector("main");
    const steps: number[] = [];
    Object.assign(globalThis, { steps });
    const watch = () => {
      // Sections of the course list, once it is there at all.
      if (main?.querySelector("[data-band]")) steps.push(main.querySelectorAll("section").length);
      requestAnimationFrame(watch);
    };
    watch();
  });
  await browseCourses(page);
  const steps = () => page.evaluate(() => Reflect.get(globalThis, "steps") as number[]);
  await expect.poll(async () => (await steps()).at(-1)).toBe(3);
  expect((await steps())[0]).toBe(0);
});

test("Back leads to the place on the page that the visitor left", async ({ page }) => {
  await visit(page, "/");
  await scrollTo(page, 1500);
  const left = await scrolled(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/career"]')?.click());
  await expect(page).toHaveURL("/career");
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL("/career");
  await expect.poll(() => scrolled(page)).toBe(0);
});

/** Holds the scripts of the career page back; gives what lets them go. */
async function holdCareer(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/career-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("Where two links are followed in haste, the last one counts", async ({ page }) => {
  await visit(page, "/");
  const release = await holdCareer(page);
  await page.evaluate(() => {
    for (const path of ["/career", "/course"])
      document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click();
  });
  await expect(page).toHaveURL("/course");
  await expect(heading(page)).toBeFocused();
  release();
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL("/course");
});

test("Back calls off a link whose page is still on its way", async ({ page }) => {
  await visit(page, "/about");
  await page.evaluate(() => document.querySelector<HTMLElement>('body > header a[href="/"]')?.click());
  await expect(page).toHaveURL("/");
  await expect(heading(page)).toBeFocused();
  const release = await holdCareer(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/career"]')?.click());
  await page.goBack();
  await expect(page).toHaveURL("/about");
  release();
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL("/about");
  await expect(page).toHaveTitle(/Tessera/);
});

/** Notes, frame by frame, where the window stands: on this page, or on the next one. */
async function watchPlaces(page: Page, on: "this page" | "the next page"): Promise<() => Promise<number[]>> {
  await page.evaluate((which) => {
    const places: number[] = [];
    Object.assign(globalThis, { places });
    const old = which === "this page" ? null : document.querySelector("h1");
    const watch = () => {
      const now = document.querySelector("h1");
      if (now && now !== old) places.push(Math.round(scrollY));
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  }, on);
  return () => page.evaluate(() => Reflect.get(globalThis, "places") as number[]);
}

test("A new page begins at its top at once, wherever the last one was left", async ({ page }) => {
  await visit(page, "/");
  await scrollTo(page, 2500);
  const places = await watchPlaces(page, "the next page");
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/career"]')?.click());
  await expect(page).toHaveURL("/career");
  await expect(heading(page)).toBeFocused();
  await page.waitForTimeout(300);
  expect(new Set(await places())).toEqual(new Set([0]));
});

test("'Back to top' moves there, and does not move where motion is unwanted", async ({ page }) => {
  await visit(page, "/about");
  const top = page.getByRole("contentinfo").getByRole("link", { name: "Back to top" });
  for (const [motion, moves] of [
    ["no-preference", true],
    ["reduce", false],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await top.scrollIntoViewIfNeeded();
    const from = await scrolled(page);
    expect(from).toBeGreaterThan(1000);
    const places = await watchPlaces(page, "this page");
    await top.click();
    await expect.poll(() => scrolled(page)).toBe(0);
    const between = (await places()).filter((place) => place > 0 && place < from - 50);
    expect(between.length > 2, motion).toBe(moves);
  }
});
