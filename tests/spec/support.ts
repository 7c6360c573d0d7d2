import { expect, test, type ConsoleMessage, type Locator, type Page } from "@playwright/test";

export const routes = [
  "/",
  "/about",
  "/course",
  "/faq",
  "/pricing",
  "/event",
  "/career",
  "/team",
  "/blog",
  "/contact",
  "/category/design",
  "/category/finance",
  "/category/development",
  "/course/management",
  "/course/design",
  "/course/finance",
  "/course/development",
  "/blog/blog1",
  "/blog/blog2",
  "/blog/blog3",
  "/blog/blog4",
  "/login",
  "/signup",
  "/denied",
] as const;

/** Options of a test that a phone would only repeat. */
export const desktop = { tag: "@desktop" };

/** Names the clauses of clauses.yaml that this test shows. tools/coverage.ts reads them from the report. */
export function showClauses(...ids: string[]): void {
  for (const description of ids) test.info().annotations.push({ type: "clause", description });
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until what the last step caused is drawn. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
}

export function choiceWith(page: Page, option: string): Locator {
  return page
    .getByRole("group")
    .filter({ has: page.getByRole("radio", { name: option, exact: true }) })
    .last();
}

export async function choose(group: Locator, option: string): Promise<void> {
  await group
    .locator("label")
    .filter({ hasText: new RegExp(`^${option}$`) })
    .click();
  await expect(group.getByRole("radio", { name: option, exact: true })).toBeChecked();
}

export function bandWith(page: Page, words: string | RegExp): Locator {
  return page.locator("section").filter({ has: page.getByText(words, { exact: true }) });
}

export function topCourses(page: Page): Locator {
  return page.getByRole("region", { name: "Top online courses" });
}

export function trendingCards(page: Page): Locator {
  return bandWith(page, "Trending courses")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
}

/** The card with a title. The badge separates equal titles. */
export function courseCard(scope: Locator | Page, title: string | RegExp, badge?: string): Locator {
  const page = "page" in scope ? scope.page() : scope;
  const cards = scope.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
  return badge === undefined ? cards : cards.filter({ has: page.getByText(badge, { exact: true }) });
}

export function testimonials(page: Page): Locator {
  return page.getByRole("region").filter({ has: page.getByRole("button", { name: /next/i }) });
}

export function featureCards(page: Page): Locator {
  return page
    .getByRole("group")
    .getByRole("listitem")
    .filter({ has: page.getByText(/^0?[1-4]$/) });
}

/** Visible share of an element, from 0 to 1: opacity, visibility, clipping and window. */
async function seenPart(locator: Locator): Promise<number> {
  return locator.evaluate(async (element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return 0;
    const part = await new Promise<number>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        resolve(entries[0]?.intersectionRatio ?? 0);
      });
      observer.observe(element);
    });
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return part * opacity;
  });
}

export async function expectSeen(locator: Locator): Promise<void> {
  await expect.poll(() => seenPart(locator), "should be seen").toBeGreaterThan(0.9);
}

export async function expectUnseen(locator: Locator): Promise<void> {
  await expect.poll(() => seenPart(locator), "should not be seen").toBeLessThan(0.05);
}

/** Scrolls without animation. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(top - 2);
}

export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

function colourOf(locator: Locator, property: "color" | "backgroundColor"): Promise<number[]> {
  return locator.evaluate((element, name) => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("There is no canvas.");
    canvas.fillStyle = getComputedStyle(element)[name];
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  }, property);
}

export async function headerGround(page: Page): Promise<number> {
  const [, , , opacity = Number.NaN] = await colourOf(page.getByRole("banner"), "backgroundColor");
  return opacity / 255;
}

export const textColour = (locator: Locator): Promise<number[]> => colourOf(locator, "color");

export function consoleLog(page: Page): unknown[] {
  const entries: unknown[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() !== "log") return;
    void Promise.all(message.args().map((argument) => argument.jsonValue())).then((values) =>
      entries.push(...values),
    );
  });
  return entries;
}

const allowed = new Set(["document", "script", "stylesheet", "font", "image"]);

/** Collects requests other than plain files of this site. */
export function calls(page: Page, origin: string): string[] {
  const found: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol === "data:") return;
    if (url.origin === origin && request.method() === "GET" && allowed.has(request.resourceType())) return;
    // Browsers request the icon and prerendered pages with a type of their own.
    if (
      url.origin === origin &&
      (routes.some((path) => path === url.pathname) ||
        /^\/(favicon\.svg|favicon\.ico|site\.webmanifest|icons?\/)/.test(url.pathname))
    )
      return;
    found.push(`${request.method()} ${request.resourceType()} ${request.url()}`);
  });
  page.on("websocket", (socket) => found.push(`websocket ${socket.url()}`));
  // A worker's own requests are reported above.
  page.on("worker", (worker) => {
    if (!worker.url().startsWith(`${origin}/workers/`)) found.push(`worker ${worker.url()}`);
  });
  return found;
}

export function field(scope: Locator | Page, name: string): Locator {
  return scope.getByRole("textbox", { name, exact: true });
}

export function strip(page: Page): Locator {
  return page
    .getByRole("group")
    .filter({ has: page.getByRole("checkbox", { name: "Pause the moving strip" }) });
}

/** Speed of a strip to the left, in CSS pixels per second: its place at two times of its animation. 0 while that is paused. */
export async function speedOf(entry: Locator): Promise<number> {
  return entry.evaluate((element) => {
    const animation = document
      .getAnimations()
      .find(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element));
    if (animation?.playState !== "running") return 0;
    const [from = 0, to = 0] = [0, 1000].map((time) => {
      animation.currentTime = time;
      return element.getBoundingClientRect().left;
    });
    return from - to;
  });
}

export function questions(scope: Locator | Page): Locator {
  return scope.locator("summary");
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** Opens a page, in a context of its own, whose time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await visit(page, path);
  await page.clock.pauseAt(3_600_000);
}
