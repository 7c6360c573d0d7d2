import { expect, type Page } from "@playwright/test";
import { freshTest as test } from "../reused-page.ts";
import { visit } from "../spec/support.ts";
import { codeFiles, faults, holdBack } from "./faults.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => dialog(page).getByRole("searchbox");
const results = (page: Page) => dialog(page).getByRole("list", { name: "Search results" });
const status = (page: Page) => dialog(page).getByRole("status");

// Each in its own context, without a shared cache.
for (const [name, kind, file] of [
  ["script", "script", /\/search-results-[\w-]+\.js$/],
  ["style sheet", "stylesheet", /\/search-results-[\w-]+\.css$/],
] as const)
  test(`A search whose ${name} is gone shows a message, keeps typed text, and Enter opens it`, async ({
    page,
  }) => {
    await visit(page, "/about");
    await page.route(file, faults.gone);
    await page.keyboard.press("Control+k");
    await expect(status(page)).toHaveText(/could not be loaded.*press Enter/);
    await page.keyboard.type("photoshop");
    await page.keyboard.press("Enter");
    // Without its styles the search works too.
    if (kind === "script") {
      await expect(status(page)).toHaveText(/could not be loaded/);
      await page.unrouteAll();
      await page.keyboard.press("Enter");
    }
    await expect(results(page)).toBeVisible();
    await expect(field(page)).toHaveValue("photoshop");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/course\/design/);
  });

test("A late search shows that it is loading, then searches the text typed meanwhile", async ({ page }) => {
  await visit(page, "/about");
  const release = await holdBack(page, /search/);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("photoshop");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText(/The search is on its way/);
  await expect(page).toHaveURL("/about");
  release();
  await expect(results(page)).toBeVisible();
  await expect(field(page)).toHaveValue("photoshop");
});

test("Offline and after a deployment the search shows that it cannot load", async ({ page }) => {
  await visit(page, "/about");
  await page.context().setOffline(true);
  await page.keyboard.press("Control+k");
  await expect(status(page)).toHaveText(/Check your connection/);
  await page.context().setOffline(false);
  await page.keyboard.press("Enter");
  await expect(status(page)).toBeEmpty();
  await visit(page, "/faq");
  await page.route(codeFiles, faults.gone);
  await page.keyboard.press("Control+k");
  await expect(status(page)).toHaveText(/reload this page/);
});
