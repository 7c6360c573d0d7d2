import { expect } from "@playwright/test";
import { freshTest as test } from "../reused-page.ts";

test("A prerendered page hydrates, although it draws no frame", async ({ page }) => {
  // Playwright disables prerendering.
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
});
