import { expect, type Page } from "@playwright/test";
import { expectNoViolations, phoneRules } from "../access/axe.ts";
import { test } from "../reused-page.ts";
import { desktop, twoFrames, visit } from "../spec/support.ts";
import { holdBack } from "./faults.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => dialog(page).getByRole("searchbox", { name: "What are you looking for?" });
const results = (page: Page) => dialog(page).getByRole("list", { name: "Search results" });
const status = (page: Page) => dialog(page).getByRole("status");
const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
const suggestion = (page: Page) => dialog(page).getByRole("button", { name: "negotiation" });

test(
  "The search fetches nothing before it opens, then only scripts and styles, once",
  desktop,
  async ({ page }) => {
    await visit(page, "/about");
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("request", (request) =>
      asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`),
    );
    await page.mouse.move(5, 300);
    await twoFrames(page);
    expect(asked).toEqual([]);
    await button(page).click();
    await field(page).fill("refund");
    await expect(status(page)).toHaveText(/result/);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((request) => !/^(script|stylesheet) \/(?:assets|data)\//.test(request))).toEqual([]);
    const first = asked.length;
    await page.keyboard.press("Escape");
    await button(page).click();
    // The last query is selected, so typing replaces it.
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("certificate");
    await expect(field(page)).toHaveValue("certificate");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("negotiation");
    await expect(field(page)).toHaveValue("negotiation");
    await expect(status(page)).toHaveText(/result/);
    expect(asked).toHaveLength(first);
  },
);

test(
  "The keyboard alone opens, moves, closes and goes to the best result, such as a lesson",
  desktop,
  async ({ page }) => {
    await visit(page, "/contact");
    const name = page.getByRole("main").getByRole("textbox").first();
    for (const key of ["Control+k", "Meta+k"]) {
      await name.focus();
      await page.keyboard.press(key);
      await expect(field(page), key).toBeFocused();
      await expect(field(page)).toHaveValue("");
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    }
    await page.getByRole("main").click();
    await page.keyboard.press("/");
    await expect(dialog(page)).toBeHidden();
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    // Suggestions and keys come with the search's script.
    await expect(suggestion(page)).toBeVisible();
    await page.keyboard.type("negotiation skills");
    const links = results(page).getByRole("link");
    await expect(links.nth(1)).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(links.last()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press("Enter");
    const to = (await links.first().getAttribute("href")) ?? "";
    expect(to).toMatch(/^\/course\/\w+#lesson-6$/);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(to);
    await expect(page.locator("#lesson-6-title")).toBeInViewport();
    await expect(dialog(page)).toBeHidden();
  },
);

test(
  "The status shows the number of results or none, suggestions work, and axe finds no violation",
  desktop,
  async ({ page }) => {
    await visit(page, "/");
    await button(page).click();
    await expect(suggestion(page)).toBeVisible();
    await expectNoViolations(page, "the empty search", { part: "dialog[open]" });
    await field(page).fill("a");
    await expect(status(page)).toHaveText("Type at least two letters.");
    await field(page).fill("xqzwvk");
    await expect(status(page)).toHaveText("Nothing was found for “xqzwvk”.");
    await expectNoViolations(page, "no results", { part: "dialog[open]" });
    await suggestion(page).click();
    await expect(field(page)).toHaveValue("negotiation");
    await expect(status(page)).toHaveText(/^\d+ results$|^The 20 best of \d+ results$/);
    await expect(field(page)).toBeFocused();
    await expectNoViolations(page, "the results", { part: "dialog[open]" });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoViolations(page, "the results on a phone", { ...phoneRules, part: "dialog[open]" });
  },
);

test(
  "A question's result opens that question, in its category and in its course's tab",
  desktop,
  async ({ page }) => {
    await visit(page, "/");
    await button(page).click();
    await field(page).fill("certificate");
    const link = results(page).locator('a[href^="/faq#"]').first();
    const to = (await link.getAttribute("href")) ?? "";
    await link.click();
    const expectOpen = async (path: string) => {
      const question = page.locator(`[id="${path.split("#")[1]}"]`);
      await expect(question, path).toHaveAttribute("open", "");
      await expect(question.getByRole("paragraph"), path).toBeInViewport();
    };
    await expectOpen(to);
    // A busy machine gives React its turns late.
    const slow = await page.addInitScript(() => {
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (message: unknown) {
        setTimeout(() => post.call(this, message), 60);
      };
    });
    for (const path of [to, "/course/finance#course-faq-3", "/pricing#questions-2"]) {
      await page.goto("/robots.txt");
      await page.goto(path);
      await expectOpen(path);
    }
    await slow.dispose();
  },
);

test("The dialog opens and accepts text before hydration, and no text is lost", desktop, async ({ page }) => {
  const release = await holdBack(page, /\.js$/);
  await page.goto("/about", { waitUntil: "commit" });
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("photoshop");
  release();
  await expect(results(page).getByRole("link").first()).toBeVisible();
  await expect(field(page)).toHaveValue("photoshop");
});

test("Without hover, the hint about keys is hidden", async ({ page, isMobile }) => {
  await visit(page, "/");
  await button(page).click();
  await expect(suggestion(page)).toBeVisible();
  await expect(dialog(page).getByText("arrow keys")).toBeVisible({ visible: !isMobile });
});
