import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { headerGround, scrollTo, visit } from "./support.ts";

test("§2 Header 1: the header stays at the top while the page scrolls", async ({ page }) => {
  await visit(page, "/about");
  for (const top of [0, 700, 1500]) {
    await scrollTo(page, top);
    expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
    await expect(page.getByRole("banner").getByRole("link", { name: "Tessera" })).toBeInViewport();
  }
});

test("Ruling Header 8: with no script, or before it has come, the header stays at the top and can be read", async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/category/design");
  await expect.poll(() => headerGround(page)).toBe(0);
  for (const top of [16, 700]) {
    await scrollTo(page, top);
    expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
    await expect.poll(() => headerGround(page)).toBe(1);
  }
  await scrollTo(page, 15);
  await expect.poll(() => headerGround(page)).toBe(0);
  await page.close();
});

test("§2 Header 2: the header is clear at the top, solid below, and clear again at the top", async ({
  page,
}) => {
  await visit(page, "/about");
  await expect.poll(() => headerGround(page)).toBe(0);
  await scrollTo(page, 600);
  await expect.poll(() => headerGround(page)).toBe(1);
  await scrollTo(page, 0);
  await expect.poll(() => headerGround(page)).toBe(0);
});

test("§4 Header: a page that opens below its top has a solid header", async ({ page }) => {
  await visit(page, "/course/design");
  await scrollTo(page, 800);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(15);
  await expect.poll(() => headerGround(page)).toBe(1);
});

test("§9 Header: at scroll position 16 the header is solid, on the home page too", async ({ page }) => {
  await visit(page, "/");
  await expect.poll(() => headerGround(page)).toBe(0);
  await scrollTo(page, 16);
  await expect.poll(() => headerGround(page)).toBe(1);
});

test("Ruling Header 7: solid at 16, not at 15", async ({ page }) => {
  await visit(page, "/pricing");
  await scrollTo(page, 16);
  await expect.poll(() => headerGround(page)).toBe(1);
  await scrollTo(page, 15);
  await expect.poll(() => headerGround(page)).toBe(0);
  await scrollTo(page, 16);
  await expect.poll(() => headerGround(page)).toBe(1);
});

test("§2 Header 10: the cart icon shows a badge of 0", async ({ read }) => {
  const page = await read("/");
  const cart = page.getByRole("banner").getByRole("button", { name: /cart/i });
  await expect(cart).toBeInViewport();
  await expect(cart.getByText("0", { exact: true })).toBeVisible();
});

test("§2 Header 11: the cart icon opens the panel 'Your Cart' with 'No items found'", async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByText("No items found")).toBeHidden();
  await page.getByRole("button", { name: /cart/i }).click();
  const panel = page.getByRole("dialog", { name: "Your Cart" });
  await expect(panel.getByRole("heading", { name: "Your Cart" })).toBeVisible();
  await expect(panel.getByText("No items found")).toBeVisible();
  // It slides in and then stands at the edge of the window.
  const width = page.viewportSize()?.width ?? 0;
  await expect
    .poll(async () => {
      const box = await panel.boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    }, "at the side of the window")
    .toBe(width);
});

test("§4 Cart: the panel is closed at first, opens, and closes by its cross", async ({ page }) => {
  await visit(page, "/about");
  const panel = page.getByRole("dialog", { name: "Your Cart" });
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: /cart/i }).click();
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
});

test("Ruling Header 5: Escape closes the cart panel and gives focus back to its button", async ({ page }) => {
  await visit(page, "/");
  const cart = page.getByRole("button", { name: /cart/i });
  await cart.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Your Cart" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Your Cart" })).toBeHidden();
  await expect(cart).toBeFocused();
});

test("§9 Cart and hours: the badge is 0 on every kind of page, and the opening hours are Monday-Friday 10:30 to 19:00", async ({
  read,
}) => {
  for (const path of ["/", "/course/finance", "/blog/blog2", "/contact"]) {
    const page = await read(path);
    await expect(page.getByRole("button", { name: /cart/i }).getByText("0", { exact: true })).toBeVisible();
  }
  const page = await read("/contact");
  await expect(page.getByText("Monday-Friday 10:30a.m-7:00p.m")).toBeVisible();
});
