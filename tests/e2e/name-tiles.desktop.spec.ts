/** Sign-up lays the typed name in tiles, and the success panel gives them as a file. */
import { expect, type Page } from "@playwright/test";
import { test } from "../kept-page.ts";
import { field, visit } from "../spec/support.ts";

const laid = (page: Page) => page.locator('main img[src^="data:image/svg+xml"]').last();

/** The tiles of a picture of a name, in the order of the letters. */
const tilesIn = (address: string | null) =>
  decodeURIComponent(address ?? "").match(/<g transform[^]*?<\/g>/g) ?? [];
const tiles = async (page: Page) => tilesIn(await laid(page).getAttribute("src"));

test("a tile is laid for each letter of the name, the laid ones stay, and assistive technology hears of none", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  await visit(page, "/signup");
  await expect(laid(page)).toBeHidden();
  await field(page, "Name").pressSequentially("Ada");
  await expect.poll(async () => (await tiles(page)).length).toBe(3);
  const first = await tiles(page);
  await field(page, "Name").pressSequentially(" Lovelace");
  await expect.poll(async () => (await tiles(page)).length).toBe(11);
  expect((await tiles(page)).slice(0, 3)).toEqual(first);
  await expect(laid(page)).toHaveAttribute("alt", "");
  await field(page, "Name").fill("");
  await expect(laid(page)).toBeHidden();
  expect(refused).toEqual([]);
});

test("the success panel shows the name in tiles and gives it as an SVG file", async ({ page }) => {
  await visit(page, "/signup");
  await field(page, "Email").fill("ada@reader.example");
  await field(page, "Name").fill("Ada");
  await field(page, "Password").fill("tiles77");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Success Message" });
  const link = panel.getByRole("link", { name: "Save your name in tiles" });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("my-name-in-tiles.svg");
  expect(tilesIn(await link.getAttribute("href"))).toHaveLength(3);
  await expect(panel.locator('img[src^="data:"]')).toBeVisible();
});

test("drawing keeps up with typing, however long the name is", async ({ page }) => {
  await visit(page, "/signup");
  await field(page, "Name").fill("A");
  await expect(laid(page)).toBeVisible();
  const usual = await field(page, "Name").evaluate(async (input) => {
    if (!(input instanceof HTMLInputElement)) return Number.NaN;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    const times: number[] = [];
    for (let length = 1; length <= 24; length += 1) {
      set?.call(input, "Bartholomew Featherstone".slice(0, length));
      const start = performance.now();
      input.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
      times.push(performance.now() - start);
    }
    return times.toSorted((a, b) => a - b)[times.length / 2] ?? Number.NaN;
  });
  expect(usual).toBeLessThan(50);
});
