import { expect, test } from "@playwright/test";
import { takenOver, visit } from "../spec/support.ts";

/** What only programs read of a page's head and React knows of. */
const tags = 'meta[property], meta[name^="twitter:"], meta[name="author"]';

for (const path of ["/", "/course/design", "/event", "/blog/blog1", "/login"]) {
  test(`the head of ${path} gives the browser no cause for complaint`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(path);
    const before = await page.locator(tags).count();
    await takenOver(page);
    await page.waitForLoadState("networkidle");
    await expect(page.locator(tags)).toHaveCount(before);
    expect(before > 0).toBe(path !== "/login");
    expect(complaints).toEqual([]);
  });
}

test("after a route change the head is the new page's, as its own document says it", async ({ page }) => {
  const head = () =>
    page.locator(`${tags}, title, link[rel="canonical"], meta[name="description"]`).evaluateAll((all) =>
      all
        .map((tag) => tag.outerHTML)
        .filter((tag) => !tag.includes("charset"))
        .toSorted(),
    );
  await page.goto("/blog");
  const own = await head();
  expect(own.length).toBeGreaterThan(15);
  await visit(page, "/blog/blog1");
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page).toHaveTitle(/^News and journals/);
  expect(await head()).toEqual(own);
  // Without this the page was loaded anew, and nothing is proven.
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});

test("structured data describes the page that came as a document, and leaves with it", async ({ page }) => {
  const data = page.locator('script[type="application/ld+json"]');
  await visit(page, "/blog/blog1");
  await expect(data).toHaveCount(1);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveTitle(/^News and journals/);
  await expect(data).toHaveCount(0);
});

test("a bare screen reached by a route change has no canonical address", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.locator('a[href="/signup"]:visible').first().click();
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test("the colour of the browser's frame follows the chosen theme, also on the next visit", async ({
  page,
}) => {
  const frames = page.locator('meta[name="theme-color"]');
  const media = () => frames.evaluateAll((all) => all.map((tag) => tag.getAttribute("media")));
  await page.goto("/about");
  expect(await media()).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
  await page.waitForLoadState("networkidle");
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  expect(await media()).toEqual(["not all", "all"]);
  await page.goto("/faq");
  expect(await media()).toEqual(["not all", "all"]);
  await page.waitForLoadState("networkidle");
  await page.getByRole("radio", { name: "System" }).check({ force: true });
  expect(await media()).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
});
