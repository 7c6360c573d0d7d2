/** Plans and makes the files of photographs. Pages name the files first; `.cache/` keeps them between builds. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join, parse } from "node:path";
import { cached, cacheFolder } from "./cache.ts";
import type { Illustrated } from "../schema/reference.ts";

export const photographCache = join(cacheFolder, "photographs");

export type ShapeName = "cover" | "square" | "hero" | "band" | "prose" | "wide";

type Ratio = readonly [width: number, height: number];
type Shape = {
  ratio?: Ratio;
  /** Largest width on a screen of normal density, in pixels, and of a file. */
  least: number;
  most: number;
  /** Width on the page (HTML, section 4.8.4.2.2), unless the browser measures it. */
  sizes: string;
  first?: true;
};

const shapes: Record<ShapeName, Shape> = {
  /** Covers are up to 824 CSS pixels wide. */
  cover: {
    ratio: [5, 3],
    least: 960,
    most: 1280,
    sizes: "(width >= 60rem) 30vw, (width >= 40rem) 45vw, 92vw",
  },
  square: { ratio: [1, 1], least: 480, most: 720, sizes: "(width >= 40rem) 23vw, 46vw" },
  hero: {
    ratio: [7, 6],
    least: 960,
    most: 1920,
    sizes: "(width >= 60rem) 60vw, (width >= 40rem) 100vw, 117vw",
    first: true,
  },
  /** End of a band, below its text on narrow screens: up to 640 CSS pixels. */
  band: { ratio: [3, 2], least: 640, most: 1280, sizes: "(width >= 60rem) 45vw, 100vw", first: true },
  prose: { least: 720, most: 1440, sizes: "min(92vw, 720px)" },
  wide: { ratio: [5, 2], least: 1280, most: 1920, sizes: "min(92vw, 1240px)" },
};

/** Shapes in which a kind of record or section shows its photograph. */
const shapesOf: Record<Illustrated, readonly ShapeName[]> = {
  courses: ["cover"],
  articles: ["cover"],
  events: ["cover", "square"],
  people: ["square"],
  hero: ["hero"],
  band: ["band"],
  wide: ["wide"],
  prose: ["prose"],
};

export type Photograph = {
  file: string;
  path: string;
  /** Size in pixels, upright. */
  width: number;
  height: number;
  /** Hash of its bytes and of sharp's version. */
  hash: string;
};

const box = ([across, down]: Ratio, width: number) => ({
  width,
  height: Math.round((width * down) / across),
});

/** Minimum size for a photograph of this kind, in pixels. Uncropped shapes have no minimum height. */
export function leastSize(kind: Illustrated): { width: number; height: number } {
  const boxes = shapesOf[kind].map((name) => box(shapes[name].ratio ?? [1, 0], shapes[name].least));
  return {
    width: Math.max(...boxes.map(({ width }) => width)),
    height: Math.max(...boxes.map(({ height }) => height)),
  };
}

/** Every browser that shows the site reads WebP. At this quality artefacts are invisible at arm's length. */
const encoding = { quality: 78, effort: 5, smartSubsample: true };

/** A file of a photograph: its path without leading slash has a hash of everything that changes its bytes. */
export type Rendition = { file: string; photograph: Photograph; width: number; height: number };

function rendition(photograph: Photograph, ratio: Ratio, width: number): Rendition {
  const size = box(ratio, width);
  const hash = createHash("sha256")
    .update(JSON.stringify([photograph.hash, size, encoding]))
    .digest("base64url")
    .slice(0, 8);
  return { file: `art/${parse(photograph.file).name}-${width}-${hash}.webp`, photograph, ...size };
}

/** Files of a photograph in a shape, up to its own width. Below the first screen browsers measure `sizes` themselves. */
export function plan(photograph: Photograph, shape: ShapeName) {
  const { width, height } = photograph;
  const { ratio = [width, height], most, sizes, first } = shapes[shape];
  const widest = Math.floor(Math.min(most, width, (height * ratio[0]) / ratio[1]));
  const widths = [320, 480, 640, 960, 1280, 1600].filter((one) => one < widest);
  return {
    files: [...widths, widest].map((one) => rendition(photograph, ratio, one)),
    /** For browsers that do not choose. */ shown: rendition(photograph, ratio, Math.min(640, widest)),
    sizes: first ? sizes : `auto, ${sizes}`,
    ...(first && { first }),
  };
}

/** Bytes of a file, cached, cropped around what draws attention. Omits metadata, which could reveal a place. Rejects if unreadable. */
export function renditionBytes(one: Rendition, cache = photographCache): Promise<Buffer> {
  return cached(join(cache, basename(one.file)), async () => {
    const { default: sharp } = await import("sharp");
    const { photograph, width, height } = one;
    // By bytes: for a path, libvips would return a replaced file from its cache.
    return sharp(await readFile(photograph.path), { failOn: "error" })
      .autoOrient()
      .resize({ width, height, fit: "cover", position: sharp.strategy.attention })
      .webp(encoding)
      .toBuffer();
  });
}
