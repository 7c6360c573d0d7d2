/** The small pictures of pages that are kept and compared. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { routes, takenOver } from "../spec/support.ts";

/** The pages that are kept: one course, category and article, since the same components draw the others, each other route, and the error page. */
export const paths = [
  ...routes.filter((path) => !/^\/(course|category)\/(?!design)|^\/blog\/(?!blog1)/.test(path)),
  "/nowhere",
];

/** How a page is drawn in each of the two projects of playwright.config.ts: how wide the window is, and in which theme. A theme changes colours alone, which no width changes. */
export const looks = {
  desktop: [
    [1280, "light"],
    [1280, "dark"],
    [768, "light"],
  ],
  phone: [[390, "light"]],
} as const;

/** Where the accepted pictures lie; playwright.config.ts says so to Playwright. */
export const baseline = "tests/visual/baseline";

/** The name of a page's picture. */
export function pictureName(path: string, width: number, theme: string): string {
  return `${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}-${width}-${theme}.png`;
}

/** The names of all pictures. */
export function pictureNames(): string[] {
  return paths.flatMap((path) =>
    Object.values(looks).flatMap((all) => all.map(([width, theme]) => pictureName(path, width, theme))),
  );
}

/** Eight levels of each of red, green and blue: less than 256 colours come together, so a PNG keeps each in a byte, exactly. */
const levels = Uint8Array.from({ length: 256 }, (_, value) =>
  Math.round((Math.round((value / 255) * 7) / 7) * 255),
);

/** Two colours are the same up to `threshold`, and so many pixels, of up to three million, may differ all the same. */
export const tolerance = { threshold: 0.05, maxDiffPixels: 60 };

/** Opens a page and waits until its fonts and all its pictures are there, those far below the window too. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
  });
}

/** The pixels of a page, three bytes each. */
export type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

async function decoded(png: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, info };
}

/** The whole page as it is drawn, in those few levels. */
export async function pixelsOf(page: Page): Promise<Pixels> {
  const pixels = await decoded(await page.screenshot({ fullPage: true, animations: "disabled" }));
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 1) data[at] = levels[data[at] ?? 0] ?? 0;
  return pixels;
}

/** Whether the accepted picture has the very same pixels: the common case, told in a tenth of the time that a comparison takes. */
export async function isAsAccepted(name: string, { data, info }: Pixels): Promise<boolean> {
  const file = join(baseline, name);
  if (!existsSync(file)) return false;
  const accepted = await decoded(file);
  return accepted.info.width === info.width && accepted.data.equals(data);
}

/** The pixels as a small PNG. */
export function pictureOf({ data, info }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: info })
    .png({ palette: true, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
}
