/** What several of the specification's tests do: open a page, choose, look at what a visitor really sees. */
import { expect, type ConsoleMessage, type Locator, type Page } from "@playwright/test";

/** The 24 routes, in the order of the specification's route table. */
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

/** Opens a page and waits until the script has taken it over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** Waits until the script has taken the page over. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll("main, main header, main section, main form")];
    // React takes over a page section by section.
    const taken =
      parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith("__react")));
    return (
      taken &&
      // What opens a menu says so then; a header without menus has nothing of the kind.
      (document.querySelector("body > header nav button") === null ||
        document.querySelector("[aria-expanded]") !== null)
    );
  });
}

/** The radio group that has this option. */
export function choiceWith(page: Page, option: string): Locator {
  return page
    .getByRole("group")
    .filter({ has: page.getByRole("radio", { name: option, exact: true }) })
    .last();
}

/** Chooses an option of a radio group as a visitor does: on its words. */
export async function choose(group: Locator, option: string): Promise<void> {
  await group
    .locator("label")
    .filter({ hasText: new RegExp(`^${option}$`) })
    .click();
  await expect(group.getByRole("radio", { name: option, exact: true })).toBeChecked();
}

/** The band of a page that has these words somewhere. */
export function bandWith(page: Page, words: string | RegExp): Locator {
  return page.locator("section").filter({ has: page.getByText(words, { exact: true }) });
}

/** The block "Top online courses" of the home page and of the course list. */
export function topCourses(page: Page): Locator {
  return page.getByRole("region", { name: "Top online courses" });
}

/** The cards of the band "Trending courses". */
export function trendingCards(page: Page): Locator {
  return bandWith(page, "Trending courses")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
}

/** The card of this title. Where several have it, the badge tells them apart. */
export function courseCard(scope: Locator | Page, title: string | RegExp, badge?: string): Locator {
  const page = "page" in scope ? scope.page() : scope;
  const cards = scope.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
  return badge === undefined ? cards : cards.filter({ has: page.getByText(badge, { exact: true }) });
}

/** The testimonial block: the region with the controls for the next and the previous entry. */
export function testimonials(page: Page): Locator {
  return page.getByRole("region").filter({ has: page.getByRole("button", { name: /next/i }) });
}

/** The numbered feature cards of the about page. */
export function featureCards(page: Page): Locator {
  return page
    .getByRole("group")
    .getByRole("listitem")
    .filter({ has: page.getByText(/^0?[1-4]$/) });
}

/** How much of an element a visitor sees, from 0 to 1: opacity, visibility, clipping and the window taken together. */
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

/** Expects that a visitor sees the element: it is in the window, and nothing clips, hides or fades it. */
export async function expectSeen(locator: Locator): Promise<void> {
  await expect.poll(() => seenPart(locator), "should be seen").toBeGreaterThan(0.9);
}

/** Expects that a visitor does not see the element. */
export async function expectUnseen(locator: Locator): Promise<void> {
  await expect.poll(() => seenPart(locator), "should not be seen").toBeLessThan(0.05);
}

/** Scrolls to a position without a moving way there. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(top - 2);
}

/** The scroll position. */
export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** A colour of an element as red, green, blue and opacity, each from 0 to 255. */
function colourOf(locator: Locator, property: "color" | "backgroundColor"): Promise<number[]> {
  return locator.evaluate((element, name) => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("There is no canvas.");
    canvas.fillStyle = getComputedStyle(element)[name];
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  }, property);
}

/** How opaque the header's ground is: 0 is clear, 1 is solid. */
export async function headerGround(page: Page): Promise<number> {
  const [, , , opacity = Number.NaN] = await colourOf(page.getByRole("banner"), "backgroundColor");
  return opacity / 255;
}

/** The colour of an element's text as red, green and blue. */
export const textColour = (locator: Locator): Promise<number[]> => colourOf(locator, "color");

/** Collects what the page writes with `console.log`, as values. */
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

/** The words of a form in which a field is: the field by its name. */
export function field(scope: Locator | Page, name: string): Locator {
  return scope.getByRole("textbox", { name, exact: true });
}

/** The moving strip of a page. */
export function strip(page: Page): Locator {
  return page
    .getByRole("group")
    .filter({ has: page.getByRole("checkbox", { name: "Pause the moving strip" }) });
}

/** How fast the first entry of a strip moves to the left, in CSS pixels per second. */
export async function speedOf(entry: Locator): Promise<number> {
  return entry.evaluate(async (element) => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const place = () => element.getBoundingClientRect().left;
    const from = { time: await frame(), left: place() };
    let to = from;
    while (to.time - from.time < 700) to = { time: await frame(), left: place() };
    return ((from.left - to.left) / (to.time - from.time)) * 1000;
  });
}

/** An accordion's question by its words, and whether its answer shows. */
export function questions(scope: Locator | Page): Locator {
  return scope.locator("summary");
}

/** Expects an accordion in which at most one answer shows, at first none or the first one, and in which a click on the open question closes it. */
export async function expectOneOpenAtATime(scope: Locator, { opened = false } = {}): Promise<void> {
  const items = scope.locator("details");
  const answer = (index: number) => items.nth(index).getByRole("paragraph");
  await expect(items.first()).toBeVisible();
  await expect(answer(0)).toBeVisible({ visible: opened });
  if (opened) await questions(scope).nth(0).click();
  for (let index = 0; index < (await items.count()); index += 1) await expect(answer(index)).toBeHidden();
  await questions(scope).nth(0).click();
  await expect(answer(0)).toBeVisible();
  await questions(scope).nth(1).click();
  await expect(answer(1)).toBeVisible();
  await expect(answer(0)).toBeHidden();
  await questions(scope).nth(1).click();
  await expect(answer(1)).toBeHidden();
  await expect(answer(0)).toBeHidden();
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
