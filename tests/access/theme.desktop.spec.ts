/** The theme switch. Its choice holds from the first paint of each following page. */
import { expect, type Disposable, type Page } from "@playwright/test";
import { test } from "../reused-page.ts";
import { choiceWith, hydrated, visit } from "../spec/support.ts";
import { palette } from "../../src/art/palette.ts";
import { computed } from "../fixtures/colours.ts";

const [paper, ink] = [computed(palette.paper), computed(palette.ink)];

/** Records the theme before the body exists, and the ground of each frame. */
async function watch(page: Page): Promise<Disposable> {
  return page.addInitScript(() => {
    const grounds: string[] = [];
    const note = () => {
      if (document.body) {
        const ground = getComputedStyle(document.documentElement).backgroundColor;
        if (grounds.at(-1) !== ground) grounds.push(ground);
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { grounds });
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeBeforeBody: document.documentElement.dataset.theme ?? "none" });
    }).observe(document, { childList: true, subtree: true });
  });
}

const grounds = (page: Page) => page.evaluate(() => Reflect.get(window, "grounds"));
/** Media queries of the browser's theme colours. */
const frames = (page: Page) =>
  page.locator('meta[name="theme-color"]').evaluateAll((all) => all.map((tag) => tag.getAttribute("media")));
const framesOfSystem = ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"];
const themeBeforeBody = (page: Page) => page.evaluate(() => Reflect.get(window, "themeBeforeBody"));

for (const [system, chosen, drawn] of [
  ["light", "Dark", ink],
  ["dark", "Light", paper],
] as const)
  test(`a chosen ${chosen.toLowerCase()} theme stays on a ${system} system, without a flash, also in the browser's frame`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    const watching = await watch(page);
    await visit(page, "/pricing");
    expect(await themeBeforeBody(page)).toBe("none");
    const other = drawn === ink ? paper : ink;
    await expect.poll(() => grounds(page)).toEqual([other]);
    expect(await frames(page)).toEqual(framesOfSystem);
    await choiceWith(page, "System").getByText(chosen, { exact: true }).click();
    const framesOfChosen = chosen === "Dark" ? ["not all", "all"] : ["all", "not all"];
    expect(await frames(page)).toEqual(framesOfChosen);
    await expect.poll(() => grounds(page)).toEqual([other, drawn]);

    for (const path of ["/", "/nowhere"]) {
      await page.goto(path);
      await hydrated(page);
      expect(await themeBeforeBody(page), path).toBe(chosen.toLowerCase());
      expect(await frames(page), path).toEqual(framesOfChosen);
      await expect.poll(() => grounds(page), `${path}: grounds of all frames`).toEqual([drawn]);
    }
    await visit(page, "/about");
    await expect(choiceWith(page, "System").getByRole("radio", { name: chosen })).toBeChecked();

    await choiceWith(page, "System").getByText("System", { exact: true }).click();
    await page.reload();
    await hydrated(page);
    expect(await themeBeforeBody(page)).toBe("none");
    expect(await frames(page)).toEqual(framesOfSystem);
    await expect.poll(() => grounds(page)).toEqual([other]);
    await watching.dispose();
  });
