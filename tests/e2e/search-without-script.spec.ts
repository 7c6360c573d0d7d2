import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";

test.use({ kept: { javaScriptEnabled: false } });

test("The search is not drawn, since it could do nothing", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator('[commandfor="search"]')).toHaveCount(1);
  await expect(page.locator('[commandfor="search"]')).toBeHidden();
});
