import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { routes, scrollTo, scrolled, visit } from "./support.ts";

const tall = ["/", "/course", "/event", "/contact"];
const bare: ReadonlySet<string> = new Set(["/login", "/signup", "/denied"]);

test("§2 Routes 2: a link in the footer opens the next page at its top", async ({ page }) => {
  await visit(page, "/pricing");
  await scrollTo(page, 1500);
  await page.getByRole("contentinfo").getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveURL("/career");
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("§2 Routes 4: pages have a footer of one of two heights", async ({ read }) => {
  const heights = new Set<number>();
  for (const path of ["/", "/about", "/course", "/event", "/team", "/blog/blog3"]) {
    const page = await read(path);
    heights.add(Math.round((await page.getByRole("contentinfo").boundingBox())?.height ?? 0));
  }
  expect(heights.size, [...heights].join(", ")).toBe(2);
});

test("§2 Routes 6: the top element stands on all 24 screens and on the error page", async ({ page }) => {
  for (const path of [...routes, "/nowhere"])
    expect(await (await page.request.get(path)).text(), path).toMatch(
      /<body>(?:<!--.*?-->)*<a href="#main"[^>]*>Skip to the content<\/a><div id="top"[^>]*><\/div>/,
    );
  for (const path of ["/", "/course/design", "/login", "/nowhere"]) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the content" }), path).toBeFocused();
    await expect(page.getByRole("link", { name: "Skip to the content" }), path).toBeInViewport({
      ratio: 0.9,
    });
  }
});

test("Ruling Routes 2: the tall footer stands on home, course list, events and contact, with the links of the compact one", async ({
  page,
}) => {
  await page.goto("/about");
  const compact = (await page.getByRole("contentinfo").boundingBox())?.height ?? 0;
  const links = await page.getByRole("contentinfo").getByRole("link").allInnerTexts();
  const items = await page.getByRole("contentinfo").getByRole("listitem").allInnerTexts();
  const picture = await page.getByRole("contentinfo").locator("img").getAttribute("src");
  for (const path of tall) {
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    expect((await footer.boundingBox())?.height ?? 0, path).toBeGreaterThan(compact + 24);
    expect(await footer.getByRole("link").allInnerTexts()).toEqual(links);
    expect(await footer.getByRole("listitem").allInnerTexts()).toEqual(items);
    expect(await footer.locator("img").getAttribute("src")).not.toBe(picture);
  }
  const footerOf = async (path: string) =>
    /<footer[^]*<\/footer>/.exec(await (await page.request.get(path)).text())?.[0];
  const own = await footerOf("/about");
  expect(own).toBeDefined();
  // The very same element on every other page. How it is drawn there, its picture in tests/visual tells.
  for (const path of routes.filter((route) => !tall.includes(route) && !bare.has(route)))
    expect(await footerOf(path), path).toBe(own);
});

test("Ruling Routes 4: 'Back to top' and #top scroll to the top element", async ({ page }) => {
  await visit(page, "/about");
  await page.getByRole("link", { name: "Back to top" }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 900);
  await page.goto("/about#top");
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("Ruling Routes 5: the skip link leads past the header, and a route change is a page load, by its title", async ({
  page,
}) => {
  await visit(page, "/about");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page).toHaveTitle(/^contact us/i);
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toMatch(
    /\/contact$/,
  );
});

test("Ruling Routes 6: a route change starts at the top, Back and Forward restore the position", async ({
  page,
}) => {
  await visit(page, "/pricing");
  await page.getByRole("contentinfo").getByRole("link", { name: "Career" }).scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(300);
  await page.getByRole("contentinfo").getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveURL("/career");
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 400);
  await page.goBack();
  await expect(page).toHaveURL("/pricing");
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(3);
  await page.goForward();
  await expect(page).toHaveURL("/career");
  await expect.poll(async () => Math.abs((await scrolled(page)) - 400)).toBeLessThan(3);
});
