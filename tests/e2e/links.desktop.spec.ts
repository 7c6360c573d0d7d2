import { expect, test, type Page } from "@playwright/test";
import { load } from "cheerio";
import { listPages } from "../../site/pages.ts";
import { test as testInKeptPage } from "../kept-page.ts";
import { visit } from "../spec/support.ts";

const paths = listPages().map(({ path }) => path);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Marks the document, so that a test can tell a route change from a page load. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { same: true }));
  return () => page.evaluate(() => "same" in window);
}

/** Follows a link of the page that shows; in a closed menu too, as a screen reader can. */
async function follow(page: Page, path: string): Promise<void> {
  // It may stand in a part of the page that comes after the heading.
  await page.locator(`a[href="${path}"]`).first().waitFor({ state: "attached" });
  await page.evaluate((to) => {
    const link = [...document.querySelectorAll("a")].find((one) => one.getAttribute("href") === to);
    if (!link) throw new Error(`No link of ${location.pathname} leads to ${to}.`);
    // The heading that has the focus is the old screen's until the new one is there.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    link.click();
  }, path);
  await page.waitForURL((url) => url.pathname === path);
  await expect(heading(page)).toBeFocused();
}

/** The words of the screen in a document, hidden ones too, in their order. */
function words(html: string): string {
  const screen = load(html)("main");
  // A live region speaks after the fact, noscript is for those who have no script, and a script says nothing. What this device
  // remembers of a course is in no document.
  screen.find("noscript, script, [role=status], svg, [aria-labelledby=progress]").remove();
  return screen.text().replaceAll(/\s+/g, " ").trim();
}

/** A page that links to this one. */
function parentOf(path: string): string {
  if (path.startsWith("/blog/")) return "/blog";
  if (path === "/denied") return "/course";
  return path === "/" ? "/about" : "/";
}

testInKeptPage("A screen that is drawn after a route change says the same as its page", async ({ page }) => {
  await visit(page, "/");
  const same = await mark(page);
  const links = async (path: string) => (await page.locator(`a[href="${path}"]`).count()) > 0;
  // From screen to screen, all in the document that was opened first; which comes last, since it shows already.
  for (const path of [...paths.filter((one) => one !== "/"), "/"]) {
    if (!(await links(path))) {
      // A screen without a header leads home.
      if (!(await links(parentOf(path)))) await follow(page, "/");
      await follow(page, parentOf(path));
    }
    await follow(page, path);
    const own = words(await (await page.request.get(path)).text());
    expect(own.length, path).toBeGreaterThan(40);
    // What lies below the heading comes in the next step.
    await expect.poll(async () => words(await page.content()), path).toBe(own);
  }
  expect(await same()).toBe(true);
});

test("React takes the elements of a page over as they came", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () =>
      document.querySelector("main h2")?.setAttribute("data-came", "with the page"),
    );
  });
  for (const path of ["/", "/blog/blog1", "/course/design"]) {
    await visit(page, path);
    await expect(page.locator("main h2").first()).toHaveAttribute("data-came", "with the page");
  }
});

test("A link under the pointer has its page fetched ahead, and the click then asks for no script", async ({
  page,
}) => {
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.resourceType()} ${request.url()}`));
  const link = page.getByRole("banner").getByRole("link", { name: "Contact" });
  await link.hover();
  for (const part of [/assets\/contact-.*\.js/, /words\/.*\/contact\.js/])
    await expect.poll(() => asked.filter((request) => part.test(request)), String(part)).not.toEqual([]);
  const missing = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].flatMap(({ href }) =>
        performance.getEntriesByName(href).length > 0 ? [] : [href],
      ),
    );
  await expect.poll(missing).toEqual([]);
  expect(asked.filter((request) => !/^(script|stylesheet) /.test(request))).toEqual([]);
  asked.length = 0;
  await link.click();
  await expect(heading(page)).toBeFocused();
  expect(asked.filter((request) => request.startsWith("script "))).toEqual([]);
});

test("A click with Ctrl opens the page beside this one, which stays", async ({ page, context }) => {
  await visit(page, "/");
  const opened = context.waitForEvent("page");
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Contact" })
    .click({ modifiers: ["Control"] });
  await expect(await opened).toHaveURL("/contact");
  await expect(page).toHaveURL("/");
});

test("A link to a file is a download, and no route change", async ({ page }) => {
  await visit(page, "/event");
  const download = page.waitForEvent("download");
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await expect(page).toHaveURL("/event");
});

test("A link to the page that shows already adds no entry to go back through", async ({ page }) => {
  await visit(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(heading(page)).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

const missing = [
  ["script", /\/assets\/team-.*\.js/],
  ["words", /\/words\/.*\/team\.js/],
  ["style sheet", /\/assets\/team-.*\.css/],
] as const;

for (const [what, address] of missing) {
  test(`A page whose ${what} cannot be had is opened as a document`, async ({ page }) => {
    await visit(page, "/about");
    // As after a new deploy: the old names are gone, whoever asks.
    await page.route(address, (route) => route.abort());
    const loaded = page.waitForEvent("load");
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/team"]')?.click());
    await loaded;
    await expect(page).toHaveURL("/team");
    await expect(page.getByRole("main").getByText("INSTRUCTOR", { exact: true })).toHaveCount(8);
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });
}

test("Pointing at a link whose page is gone loads nothing anew, and what was typed stays", async ({
  page,
}) => {
  await visit(page, "/contact");
  const same = await mark(page);
  const field = page.getByRole("textbox", { name: "Message *" });
  await field.fill("Half a thought");
  const asked = page.waitForRequest(/\/assets\/career-.*\.js/);
  await page.route(/\/(assets|words)\/.*career.*/, (route) => route.abort());
  await page.getByRole("link", { name: "Became A Teacher" }).hover();
  await asked;
  await page.waitForTimeout(500);
  expect(await same()).toBe(true);
  await expect(field).toHaveValue("Half a thought");
});

test("Offline a click leads to the address that it names, and Back to the page that was read", async ({
  page,
  context,
}) => {
  await visit(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(heading(page)).toBeFocused();
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveTitle(/^About us/);
  const failed = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/pricing"]')?.click());
  expect(new URL((await failed).url()).pathname).toBe("/pricing");
  await context.setOffline(false);
});

test("A page that is long on its way is announced by a moving line, a quick one is not", async ({ page }) => {
  await visit(page, "/");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/career-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const sign = page.getByRole("progressbar", { name: "The next page is on its way" });
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/career"]')?.click());
  await expect(sign).toBeAttached();
  const width = () => sign.evaluate((line) => line.getBoundingClientRect().width);
  const delay = await sign.evaluate((line) => getComputedStyle(line).animationDelay);
  expect(delay).toBe("0.3s");
  await expect.poll(width).toBeGreaterThan(100);
  release();
  await expect(page).toHaveURL("/career");
  await expect(sign).not.toBeAttached();
});
