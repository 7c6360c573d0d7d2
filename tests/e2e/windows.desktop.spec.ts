/** What has to fit a low window, or one between the widths of the accepted pictures. */
import { expect } from "@playwright/test";
import { loadContent } from "../../site/load/load.ts";
import { rowFrom } from "../../site/shell.ts";
import { test } from "../kept-page.ts";
import { visit } from "../spec/support.ts";
import { expectRoom, rename } from "./room.ts";

test("The log-in and the sign-up screen fit a low window without scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of ["/login", "/signup"]) {
    await visit(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  }
});

test("The home page's first screen holds all of its button, with room below it", async ({ page }) => {
  await visit(page, "/");
  const hero = page.getByRole("main").locator("section").first();
  const button = hero.getByRole("link", { name: "Get Started" });
  for (const [width, height] of [
    [960, 768],
    [1024, 768],
    [1180, 820],
    [1280, 720],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.soft(button, `at ${width}`).toBeInViewport({ ratio: 1 });
    const [all, end] = [await hero.boundingBox(), await button.boundingBox()];
    const below = (all?.y ?? 0) + (all?.height ?? 0) - (end?.y ?? 0) - (end?.height ?? 0);
    expect.soft(below, `at ${width}`).toBeGreaterThan(30);
  }
});

test("The header is whole with names of 5, 13 and 24 letters", async ({ page }) => {
  const { brand, navigation, site } = loadContent("content");
  const header = page.getByRole("banner");
  await visit(page, "/team");
  await expect(header).toHaveAttribute("data-row", "60");
  for (const name of ["Kilns", "FutureLearned", "Northwestern Open School", "Northwesternopenschool24"])
    await test.step(name, async () => {
      await rename(page, name);
      const row = String(rowFrom({ brand, navigation, site: { ...site, name } }));
      await header.evaluate((element, from) => element.setAttribute("data-row", from), row);
      await expectRoom(page);
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    });
});
