import { expect } from "@playwright/test";
import { test } from "../reused-page.ts";
import { showClauses } from "./support.ts";

test.use({ javaScriptEnabled: false });

test("Without JavaScript the menu opens and its links work", async ({ page }) => {
  showClauses("§2 Header 3");
  await page.goto("/");
  await page.getByRole("button", { name: "Open the menu" }).tap();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByText("Courses", { exact: true }).tap();
  await menu.getByText("Paid", { exact: true }).tap();
  await expect(menu.getByText("require login")).toBeVisible();
  await menu.getByText("Pages", { exact: true }).tap();
  await expect(menu.getByText("Paid", { exact: true })).toBeHidden();
  await menu.getByRole("link", { name: "Pricing", exact: true }).tap();
  await expect(page).toHaveURL("/pricing");
});
