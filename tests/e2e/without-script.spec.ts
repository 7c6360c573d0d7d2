import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";

test.use({ kept: { javaScriptEnabled: false } });

test("The search is not drawn, since it could do nothing", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator('[commandfor="search"]')).toHaveCount(1);
  await expect(page.locator('[commandfor="search"]')).toBeHidden();
});

test("No button offers to fill the demo account in", async ({ page }) => {
  await page.goto("/login");
  const demo = page.getByRole("region", { name: "Test Login" });
  await expect(demo.getByRole("definition")).toHaveCount(2);
  await expect(demo.getByRole("button")).toHaveCount(0);
});
