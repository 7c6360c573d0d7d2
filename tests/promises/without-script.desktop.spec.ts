import { expect } from "@playwright/test";
import { freshTest as test } from "../reused-page.ts";
import { builtPages } from "../fixtures/built-pages.ts";
import { showClauses } from "../spec/support.ts";

test.use({ javaScriptEnabled: false });

test("Without JavaScript every page has its heading and words", async ({ page }) => {
  showClauses("§3 Data");
  for (const { path } of builtPages) {
    await page.goto(path);
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    expect.soft((await page.getByRole("main").innerText()).split(/\s+/).length, path).toBeGreaterThan(10);
  }
});
