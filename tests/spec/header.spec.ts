import { expect } from "@playwright/test";
import { test } from "../reused-page.ts";
import { desktop, headerGround, scrollTo, showClauses, tabTo, visit } from "./support.ts";

for (const javaScriptEnabled of [true, false])
  test(
    `The header stays at the top, clear at scroll position 15 and solid at 16, ${javaScriptEnabled ? "with" : "without"} script`,
    javaScriptEnabled ? {} : desktop,
    async ({ browser }) => {
      showClauses(
        "§2 Header 1",
        "§2 Header 2",
        "§4 Header",
        "§9 Header",
        "Ruling Header 7",
        "Ruling Header 8",
      );
      const page = await browser.newPage({ javaScriptEnabled });
      for (const path of ["/", "/category/design"]) {
        await page.goto(path);
        for (const [top, ground] of [
          [0, 0],
          [16, 1],
          [15, 0],
          [700, 1],
        ] as const) {
          await scrollTo(page, top);
          await expect.poll(() => headerGround(page), `${path} at ${top}`).toBe(ground);
          expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
          await expect(page.getByRole("banner").getByRole("link", { name: "Tessera" })).toBeInViewport();
        }
      }
      await page.close();
    },
  );

test("A page that opens below its top has a solid header, which covers no focused link", async ({ page }) => {
  showClauses("§4 Header");
  await visit(page, "/course/design");
  await scrollTo(page, 800);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(15);
  await expect.poll(() => headerGround(page)).toBe(1);
  // On the way back a link gets the focus at the upper edge of the window.
  const link = page.getByRole("main").getByRole("link").last();
  await link.evaluate((element) => element.scrollIntoView());
  await link.focus();
  const { height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(height);
});

test("The cart with its 0 opens a side panel, which keeps the focus and closes by cross, Escape and a click outside", async ({
  page,
  isMobile,
}) => {
  showClauses("§2 Header 10", "§2 Header 11", "§4 Cart", "Ruling Header 5");
  await visit(page, "/");
  const cart = page.getByRole("banner").getByRole("button", { name: /cart/i });
  const panel = page.getByRole("dialog", { name: "Your Cart" });
  await expect(cart).toBeInViewport({ ratio: 1 });
  await expect(cart.getByText("0", { exact: true })).toBeVisible();
  await expect(panel).toBeHidden();
  await cart.click();
  await expect(panel.getByRole("heading", { name: "Your Cart" })).toBeVisible();
  await expect(panel.getByText("No items found")).toBeVisible();
  // It slides to the edge of the window.
  const end = async () => {
    const { x = 0, width = 0 } = (await panel.boundingBox()) ?? {};
    return Math.round(x + width);
  };
  await expect.poll(end, "at the side of the window").toBe(page.viewportSize()?.width);
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
  await tabTo(page, cart);
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press("Tab");
    const outside = () => {
      const focused = document.activeElement;
      return focused !== null && focused !== document.body && focused.closest("dialog") === null;
    };
    expect(await page.evaluate(outside)).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(cart).toBeFocused();
  if (isMobile) return;
  await cart.click();
  await expect(panel).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(panel).toBeHidden();
});
