import { expect, type Page } from "@playwright/test";
import { test } from "../reused-page.ts";
import sharp from "sharp";
import { choiceWith, visit } from "../spec/support.ts";
import { palette } from "../../src/art/palette.ts";
import { computed } from "../fixtures/colours.ts";

test("in print: ink on white, full addresses, portraits and all hidden parts; no strips, frames or forms", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  let count = 0;
  for (const path of ["/", "/blog/blog1", "/course/management", "/contact", "/denied"]) {
    await page.emulateMedia({ media: "screen" });
    await visit(page, path);
    await page.emulateMedia({ media: "print" });
    const found = await page.evaluate(() => {
      const shown = (element: Element | null) => element?.checkVisibility() ?? false;
      const frame = [
        document.querySelector("body > header"),
        document.querySelector("body > footer"),
        ...document.querySelectorAll("header[data-hue] :is(svg[preserveAspectRatio], picture)"),
        ...document.querySelectorAll("[role=group]:has([type=checkbox])"),
        ...document.querySelectorAll("main form, [aria-labelledby=journey]"),
      ];
      const links = [...document.querySelectorAll("main a[href]")].filter(
        (link) =>
          shown(link) && !link.closest("nav") && !/^(#|mailto:|tel:)/.test(link.getAttribute("href") ?? ""),
      );
      const style = getComputedStyle(document.documentElement);
      return {
        ground: style.backgroundColor,
        ink: style.color,
        frame: frame.filter(shown).map((element) => element?.outerHTML.slice(0, 80)),
        links: links.length,
        silent: links
          .filter((link) => {
            const { content, position } = getComputedStyle(link, "::after");
            const address = link.getAttribute("href")?.replace(/^\//, "https://tessera.example/");
            return position !== "static" || content.replaceAll('" "', "") !== `" (${address})"`;
          })
          .map((link) => `${link.textContent}: ${getComputedStyle(link, "::after").content}`),
        hiddenParts: [...document.querySelectorAll("[role=tabpanel], main details > :not(summary)")].filter(
          (part) => !shown(part) && !part.querySelector("form"),
        ).length,
      };
    });
    expect.soft(found.ground, path).toBe(computed("#ffffff"));
    expect.soft(found.ink, path).toBe(computed(palette.ink));
    expect.soft(found.frame, `${path}: header, footer and strips`).toEqual([]);
    count += found.links;
    expect.soft(found.silent, `links in ${path} that do not say where they lead`).toEqual([]);
    expect.soft(found.hiddenParts, `parts of ${path} that are folded away`).toBe(0);
  }
  expect(count).toBeGreaterThan(20);
  // Portraits load on scroll or for print.
  await visit(page, "/course/management");
  await page.pdf();
  const blank = await page
    .locator("#instructor img")
    .evaluateAll(
      (images) =>
        images.filter((image) => !(image instanceof HTMLImageElement && image.naturalWidth > 0)).length,
    );
  expect(blank).toBe(0);
  await dark.dispose();
});

async function meanColour(page: Page, option: string, group: string): Promise<number[]> {
  const face = choiceWith(page, group).locator("label").filter({ hasText: option });
  const { channels } = await sharp(await face.screenshot()).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

test("with forced colours a chosen option differs from others, and every button has an edge", async ({
  page,
}) => {
  for (const [path, scheme, chosen, other] of [
    ["/", "light", "All courses", "Finance"],
    ["/pricing", "dark", "Monthly", "Yearly"],
    ["/faq", "light", "Enrollment and registration", "Technical requirements"],
    ["/contact", "dark", "System", "Light"],
  ] as const) {
    await page.emulateMedia({ forcedColors: "none" });
    await visit(page, path);
    const buttons = await page.locator("a, button").evaluateAll((all) => {
      const filled = all.filter(
        (one) => one.checkVisibility() && getComputedStyle(one).backgroundColor !== "rgba(0, 0, 0, 0)",
      );
      for (const one of filled) one.setAttribute("data-filled", "");
      return filled.length;
    });
    expect(buttons, path).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: "active", colorScheme: scheme });
    const bare = await page
      .locator("[data-filled]:not([href='#main'])")
      .evaluateAll((all) =>
        all
          .filter((one) => Number.parseFloat(getComputedStyle(one).borderBlockEndWidth) < 1)
          .map((one) => one.outerHTML.slice(0, 120)),
      );
    expect.soft(bare, `${path}: buttons without an edge`).toEqual([]);
    const [first, second] = [await meanColour(page, chosen, chosen), await meanColour(page, other, chosen)];
    const apart = Math.max(...first.map((value, at) => Math.abs(value - (second[at] ?? 0))));
    expect.soft(apart, `${path}: ${chosen} beside ${other}, ${scheme}`).toBeGreaterThan(60);
  }
});

test("the tile before each list entry shows in print and with forced colours", async ({ page }) => {
  for (const [path, entry] of [
    ["/blog/blog1", "Read or watch for ten minutes."],
    ["/course/design", "Screen recordings at working speed"],
  ] as const) {
    await page.emulateMedia({ media: "screen", forcedColors: "none" });
    await visit(page, path);
    for (const media of [
      { media: "print", forcedColors: "none" },
      { media: "screen", forcedColors: "active" },
    ] as const) {
      await page.emulateMedia(media);
      const item = page.getByRole("listitem").filter({ hasText: entry }).first();
      await item.scrollIntoViewIfNeeded();
      const box = await item.boundingBox();
      // The marker is before the text, at the entry's edge.
      const clip = { x: (box?.x ?? 0) - 20, y: box?.y ?? 0, width: 24, height: 24 };
      const { channels } = await sharp(await page.screenshot({ clip })).stats();
      const spread = Math.max(...channels.map(({ max, min }) => max - min));
      expect(spread, `${path}, ${media.media}, colours ${media.forcedColors}`).toBeGreaterThan(60);
    }
  }
});
