import { expect, test, type Page } from "@playwright/test";
import { makeFirstMove, routes, visit } from "../spec/support.ts";

/** Follows a link to a path that no link of this page may have: one more link, of the same kind as all others. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // The heading that has the focus is the old screen's until the new one is there.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const link = document.createElement("a");
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** The words of the screen, hidden ones too, in their order. */
function words(page: Page): Promise<string> {
  return page.locator("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    // A live region speaks after the fact, and noscript is for those who have no script.
    for (const element of copy.querySelectorAll("noscript, [role=status], svg")) element.remove();
    return copy.textContent.replaceAll(/\s+/g, " ").trim();
  });
}

test("A screen that is drawn after a route change says the same as its page", async ({ page }) => {
  test.slow();
  const came = new Map<string, string>();
  for (const path of routes) {
    await visit(page, path);
    came.set(path, await words(page));
  }
  await visit(page, "/denied");
  for (const path of [...routes.filter((route) => route !== "/denied"), "/denied"]) {
    await follow(page, path);
    await page.waitForURL((url) => url.pathname === path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    // What lies below the heading comes in the next step.
    await expect.poll(() => words(page), path).toBe(came.get(path));
  }
});

test("React leaves the screen's elements as they came, and no script brings its words again", async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () =>
      document.querySelector("main h2")?.setAttribute("data-came", "with the page"),
    );
  });
  await visit(page, "/blog/blog1");
  await page.waitForLoadState("networkidle");
  await expect(page.locator("main h2").first()).toHaveAttribute("data-came", "with the page");
  const paragraph = await page.locator("main article p").filter({ hasText: /.{60}/ }).first().textContent();
  for (const script of await Promise.all(scripts)) expect(script).not.toContain(paragraph?.slice(0, 60));
});

test("A link under the pointer has its page fetched ahead, and the click then asks for no script", async ({
  page,
}) => {
  await visit(page, "/");
  await makeFirstMove(page);
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.resourceType()} ${request.url()}`));
  const link = page.getByRole("banner").getByRole("link", { name: "Contact" });
  await link.hover();
  // The route, what draws its screen, and what that has in common with others.
  for (const script of ["/contact-", "/message-form-", "/parts-"])
    await expect.poll(() => asked.filter((request) => request.includes(script)), script).not.toEqual([]);
  await page.waitForTimeout(200);
  expect(asked.filter((request) => !request.startsWith("script "))).toEqual([]);
  asked.length = 0;
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
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
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("A screen whose script is gone, since the site was built anew, is opened as a page", async ({
  page,
}) => {
  await visit(page, "/about");
  // What many screens share, and none needs before a route change.
  await page.route(/\/assets\/parts-.*\.js/, (route) => route.abort());
  const loaded = page.waitForEvent("load");
  await follow(page, "/team");
  await loaded;
  await expect(page).toHaveURL("/team");
  await expect(page).toHaveTitle(/instructors/);
  await expect(page.getByRole("main").getByText("INSTRUCTOR", { exact: true })).toHaveCount(8);
});
