/** Whether what the content fills has room at every width. */
import { expect, type Page } from "@playwright/test";
import { coveredTexts } from "../access/covered-text.ts";
import { expectFits, lookInto } from "../access/in-page.ts";

/** Expects at every width that no text of the page is cut or meets another box, and that its header has either its row of links or its menu. */
export async function expectRoom(page: Page): Promise<void> {
  await lookInto(page);
  for (const width of [320, 390, 768, 960, 1024, 1180, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page, `${width} px`);
    expect
      .soft(await page.evaluate(coveredTexts), `text that meets another box, ${width} px wide`)
      .toEqual([]);
    const banner = page.getByRole("banner");
    const menus = [banner.getByRole("navigation"), banner.getByRole("button", { name: "Open the menu" })];
    const shown = await Promise.all(menus.map((menu) => menu.filter({ visible: true }).count()));
    expect
      .soft(
        shown.filter((count) => count > 0),
        `${width} px wide`,
      )
      .toHaveLength(1);
  }
}

/** Writes another name into the header, as the build would. */
export async function rename(page: Page, name: string): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("link")
    .first()
    .evaluate((link, text) => {
      link.lastChild?.replaceWith(text);
      link.toggleAttribute("data-long", text.length > 8);
    }, name);
}
