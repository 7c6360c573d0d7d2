import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { routes } from "../spec/support.ts";

/** Pages with pictures: each route and the error page, but one course, category and article, which share components. */
export const paths = [
  ...routes.filter((path) => !/^\/(course|category)\/(?!design)|^\/blog\/(?!blog1)/.test(path)),
  "/nowhere",
];

/** Window widths and themes in both projects of playwright.config.ts. A theme changes colours only, whatever the width. */
export const looks = {
  desktop: [
    [1280, "light"],
    [1280, "dark"],
    [768, "light"],
  ],
  phone: [[390, "light"]],
} as const;

/** Folder of accepted pictures, which playwright.config.ts repeats. */
export const baseline = "tests/visual/baseline";

export function pictureName(path: string, width: number, theme: string): string {
  return `${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}-${width}-${theme}.png`;
}

export function pictureNames(): string[] {
  return paths.flatMap((path) =>
    Object.values(looks).flatMap((all) => all.map(([width, theme]) => pictureName(path, width, theme))),
  );
}

/** Eight levels per channel: a page then has fewer than 256 colours, which a PNG stores exactly. */
const levels = Uint8Array.from({ length: 256 }, (_, value) =>
  Math.round((Math.round((value / 255) * 7) / 7) * 255),
);

/** Tolerance: of a colour, and in pixels of up to three million. */
export const tolerance = { threshold: 0.05, maxDiffPixels: 60 };

/** Waits for fonts and all pictures, also far below the window. */
export async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
  });
}

export type Place = { x: number; y: number; width: number; height: number };
type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

async function decoded(png: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, info };
}

/** A place of the window, or the complete page, as the browser draws it. Chromium's own command can skip the compression. */
export async function drawn(page: Page, scale: number, place?: Place): Promise<Pixels> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize, cssVisualViewport } = await session.send("Page.getLayoutMetrics");
  const { pageX, pageY } = cssVisualViewport;
  const clip = place ? { ...place, x: place.x + pageX, y: place.y + pageY } : cssContentSize;
  const { data } = await session.send("Page.captureScreenshot", {
    clip: { ...clip, scale },
    captureBeyondViewport: !place,
    optimizeForSpeed: true,
  });
  await session.detach();
  return decoded(Buffer.from(data, "base64"));
}

/** A screenshot of the complete page, in these levels. The browser draws at half size: as sharp as scaling later, in a third of the time. */
export async function pixelsOf(page: Page): Promise<Pixels> {
  const pixels = await drawn(page, 0.5);
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 1) data[at] = levels[data[at] ?? 0] ?? 0;
  return pixels;
}

/** Whether the pixels equal the accepted picture. This common case takes a tenth of the time of a comparison. */
export async function isAsAccepted(name: string, { data, info }: Pixels): Promise<boolean> {
  const file = join(baseline, name);
  if (!existsSync(file)) return false;
  const accepted = await decoded(file);
  return accepted.info.width === info.width && accepted.data.equals(data);
}

export function pictureOf({ data, info }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: info })
    .png({ palette: true, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
}
