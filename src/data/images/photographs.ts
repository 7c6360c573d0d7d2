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
  /** Widths of the files, in pixels. */
  widths: readonly number[];
  /** Largest width on a screen of normal density, in pixels. */
  least: number;
  /** Width on the page (HTML, section 4.8.4.2.2), unless the browser measures it. */
  sizes: string;
  first?: boolean;
};

/** Covers are up to 824 CSS pixels wide. */
const cover: Shape = {
  ratio: [5, 3],
  widths: [320, 480, 640, 960, 1280],
  least: 960,
  sizes: "(width >= 60rem) 30vw, (width >= 40rem) 45vw, 92vw",
};

const shapes: Record<ShapeName, Shape> = {
  cover,
  square: {
    ratio: [1, 1],
    widths: [160, 240, 320, 480, 720],
    least: 480,
    sizes: "(width >= 40rem) 23vw, 46vw",
  },
  hero: {
    ratio: [7, 6],
    widths: [480, 640, 960, 1280, 1600, 1920],
    least: 960,
    sizes: "(width >= 60rem) 60vw, (width >= 40rem) 100vw, 117vw",
    first: true,
  },
  /** End of a band, below its text on narrow screens: up to 640 CSS pixels. */
  band: {
    ratio: [3, 2],
    widths: [320, 480, 640, 960, 1280],
    least: 640,
    sizes: "(width >= 60rem) 45vw, 100vw",
    first: true,
  },
  prose: { widths: [480, 720, 960, 1440], least: 720, sizes: "min(92vw, 720px)" },
  wide: { ratio: [5, 2], widths: [480, 640, 960, 1280, 1920], least: 1280, sizes: "min(92vw, 1240px)" },
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
  /** Without transparency. Others fall back to PNG, since JPEG has none. */
  opaque: boolean;
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

/** sharp's options for each format. At these qualities artefacts are invisible at arm's length. */
const encodings = {
  avif: { quality: 55, effort: 4, chromaSubsampling: "4:2:0" },
  webp: { quality: 78, effort: 5, smartSubsample: true },
  jpeg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9, effort: 8 },
} as const;

export type Rendition = {
  /** Path without leading slash, with a hash of everything that changes its bytes. */
  file: string;
  photograph: Photograph;
  format: keyof typeof encodings;
  width: number;
  height: number;
};

function rendition(
  photograph: Photograph,
  shape: ShapeName,
  width: number,
  format: Rendition["format"],
): Rendition {
  const size = box(shapes[shape].ratio ?? [photograph.width, photograph.height], width);
  const hash = createHash("sha256")
    .update(JSON.stringify([photograph.hash, size, format, encodings[format]]))
    .digest("base64url")
    .slice(0, 8);
  const ending = format === "jpeg" ? "jpg" : format;
  return {
    file: `art/${parse(photograph.file).name}-${width}-${hash}.${ending}`,
    photograph,
    format,
    ...size,
  };
}

/** Widths of the shape up to the photograph's own, which is added if it is between two. */
function widthsFor({ width, height }: Photograph, { ratio = [width, height], widths }: Shape): number[] {
  const own = Math.floor(Math.min(width, (height * ratio[0]) / ratio[1]));
  const fitting = widths.filter((one) => one <= own);
  return fitting.length < widths.length && fitting.at(-1) !== own ? [...fitting, own] : fitting;
}

/** Width for browsers that read neither AVIF nor WebP, in pixels: enough for any card. */
const fallbackWidth = 640;

/** Files of a photograph in a shape, the best format first. Below the first screen browsers measure `sizes` themselves. */
export function plan(photograph: Photograph, shape: ShapeName) {
  const { sizes, first = false } = shapes[shape];
  const widths = widthsFor(photograph, shapes[shape]);
  const plainWidth = widths.findLast((width) => width <= fallbackWidth);
  if (plainWidth === undefined)
    throw new RangeError(`${photograph.file} is too small. readPhotographs should have reported it.`);
  return {
    sources: (["avif", "webp"] as const).map((format) => ({
      type: `image/${format}`,
      files: widths.map((width) => rendition(photograph, shape, width, format)),
    })),
    fallback: rendition(photograph, shape, plainWidth, photograph.opaque ? "jpeg" : "png"),
    sizes: first ? sizes : `auto, ${sizes}`,
    first,
  };
}

/** Bytes of a file, cached, cropped around what draws attention. Omits metadata, which could reveal a place. Rejects if unreadable. */
export function renditionBytes(one: Rendition, cache = photographCache): Promise<Buffer> {
  return cached(join(cache, basename(one.file)), async () => {
    const { default: sharp } = await import("sharp");
    const { photograph, width, height, format } = one;
    // By bytes: for a path, libvips would return a replaced file from its cache.
    return sharp(await readFile(photograph.path), { failOn: "error" })
      .autoOrient()
      .resize({ width, height, fit: "cover", position: sharp.strategy.attention })
      .toFormat(format, encodings[format])
      .toBuffer();
  });
}
