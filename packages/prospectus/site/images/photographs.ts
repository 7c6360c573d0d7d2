/**
 * Photographs in the place of drawn pictures: which shapes and widths the site needs, and so which files. Pages name these
 * files before they are made. They are kept in `.cache/`, so that only a new photograph costs time.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join, parse } from "node:path";
import { cached, forgetAllBut } from "../cache.ts";
import type { Illustrated } from "../schema/reference.ts";

/** The size of the pictures that links are shared with, in pixels: 1.91 to 1, as Facebook, LinkedIn and X show them whole. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Where what is read and made of photographs lies between builds, unless a test brings its own place. */
export const photographCache = join(".cache", "photographs");

/** A shape that photographs are cut to. */
export type ShapeName = "cover" | "square" | "hero" | "band" | "logo" | "whole" | "wide" | "share";

type Ratio = readonly [width: number, height: number];
type Shape = { ratio?: Ratio; widths: readonly number[]; least: number; sizes: string; first?: boolean };

/** Covers of courses, articles and events: as wide as 824 CSS pixels on a course page. */
const cover: Shape = {
  ratio: [5, 3],
  widths: [320, 480, 640, 960, 1280],
  least: 960,
  sizes: "(width >= 60rem) 30vw, (width >= 40rem) 45vw, 92vw",
};

/**
 * The shapes that photographs are cut to (width to height; not at all, where it is not said), the widths they are made in, and the
 * `least` that the largest place of that shape shows on a plain screen, in pixels. `sizes` says how wide they show (HTML, section
 * 4.8.4.2.2) where a browser does not measure it by itself. What is `first` stands on the first screen.
 */
const shapes: Record<ShapeName, Shape> = {
  cover,
  /** Portraits, and the small picture of an event: as wide as 412 CSS pixels. */
  square: {
    ratio: [1, 1],
    widths: [160, 240, 320, 480, 720],
    least: 480,
    sizes: "(width >= 40rem) 23vw, 46vw",
  },
  /** The first picture of the home page, which fills cells of a grid: as wide as 960 CSS pixels. */
  hero: {
    ratio: [7, 6],
    widths: [480, 640, 960, 1280, 1600, 1920],
    least: 960,
    sizes: "(width >= 60rem) 60vw, (width >= 40rem) 100vw, 117vw",
    first: true,
  },
  /** At the end of a band, and under its words in a narrow window: as wide as 640 CSS pixels. */
  band: {
    ratio: [3, 2],
    widths: [320, 480, 640, 960, 1280],
    least: 640,
    sizes: "(width >= 60rem) 45vw, 100vw",
    first: true,
  },
  /** As it is, in place of mark and name: as wide as 220 CSS pixels. */
  logo: { widths: [220, 330, 440, 660], least: 220, sizes: "220px", first: true },
  /** As it is, in prose: as wide as 720 CSS pixels. */
  whole: { widths: [480, 720, 960, 1440], least: 720, sizes: "min(92vw, 720px)" },
  /** Over the whole measure: as wide as 1240 CSS pixels. */
  wide: { ratio: [5, 2], widths: [480, 640, 960, 1280, 1920], least: 1280, sizes: "min(92vw, 1240px)" },
  /** What links are shared with: one file, which other sites show. */
  share: {
    ratio: [pictureSize.width, pictureSize.height],
    widths: [pictureSize.width],
    least: pictureSize.width,
    sizes: "",
  },
};

/** The shapes in which what names a photograph shows it somewhere. */
const shapesOf: Record<Illustrated, readonly ShapeName[]> = {
  courses: ["cover"],
  articles: ["cover"],
  events: ["cover", "square"],
  people: ["square"],
  hero: ["hero"],
  band: ["band"],
  wide: ["wide"],
  prose: ["whole"],
  share: ["share"],
  logo: ["logo"],
};

/** A photograph that was read and found sound. */
export type Photograph = {
  /** Its name in `images/` of the content. */
  file: string;
  /** Where it lies on the disk. */
  path: string;
  /** Its size when it stands upright, in pixels. */
  width: number;
  height: number;
  /** Whether nothing shines through it. What is not opaque falls back on PNG, since JPEG knows no transparency. */
  opaque: boolean;
  /** The hash of its bytes and of sharp's version. */
  hash: string;
};

/** The box of that ratio at a width, in whole pixels. */
const box = ([across, down]: Ratio, width: number) => ({
  width,
  height: Math.round((width * down) / across),
});

/** The least size of a photograph for what names it, in pixels: what the largest of its places shows. Where it is shown whole, its height is no matter. */
export function leastSize(kind: Illustrated): { width: number; height: number } {
  const boxes = shapesOf[kind].map((name) => box(shapes[name].ratio ?? [1, 0], shapes[name].least));
  return {
    width: Math.max(...boxes.map(({ width }) => width)),
    height: Math.max(...boxes.map(({ height }) => height)),
  };
}

/** How each format is written, as sharp's options. At these qualities photographs show no artefacts at arm's length. */
const encodings = {
  avif: { quality: 55, effort: 4, chromaSubsampling: "4:2:0" },
  webp: { quality: 78, effort: 5, smartSubsample: true },
  jpeg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9, effort: 8 },
} as const;

/** One file that is made of a photograph. */
export type Rendition = {
  /** Its path from the site's root, without the first slash; the hash in it changes with anything that changes its bytes. */
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
  const folder = shape === "share" ? "share" : "art";
  const ending = format === "jpeg" ? "jpg" : format;
  return {
    file: `${folder}/${parse(photograph.file).name}-${shape}-${width}-${hash}.${ending}`,
    photograph,
    format,
    ...size,
  };
}

/** A file of a photograph in a format that every program reads. */
const plainRendition = (photograph: Photograph, shape: ShapeName, width: number) =>
  rendition(photograph, shape, width, photograph.opaque ? "jpeg" : "png");

/** The file of a photograph that links are shared with. */
export const shareRendition = (photograph: Photograph): Rendition =>
  plainRendition(photograph, "share", pictureSize.width);

/** The widths in which a photograph is made: those of its shape that it is wide enough for, and its own if that lies between two. */
function widthsFor({ width, height }: Photograph, { ratio = [width, height], widths }: Shape): number[] {
  const own = Math.floor(Math.min(width, (height * ratio[0]) / ratio[1]));
  const fitting = widths.filter((one) => one <= own);
  return fitting.length < widths.length && fitting.at(-1) !== own ? [...fitting, own] : fitting;
}

/** Which width the plain `<img>` names, for browsers that read neither AVIF nor WebP: enough for any card. Pixels. */
const fallbackWidth = 640;

/**
 * Plans the files of a photograph in one shape.
 *
 * @returns `sources`, the best format first, `fallback` for browsers that read none of them, `sizes`, how wide it shows (what is
 * fetched when it comes near is measured by the browser itself, where it can), and whether it is `first`.
 */
export function plan(photograph: Photograph, shape: ShapeName) {
  const { sizes, first = false } = shapes[shape];
  const widths = widthsFor(photograph, shapes[shape]);
  const plainWidth = widths.findLast((width) => width <= fallbackWidth);
  if (plainWidth === undefined)
    throw new RangeError(`${photograph.file} is too small to be shown; readPhotographs should have said so.`);
  return {
    sources: (["avif", "webp"] as const).map((format) => ({
      type: `image/${format}`,
      files: widths.map((width) => rendition(photograph, shape, width, format)),
    })),
    fallback: plainRendition(photograph, shape, plainWidth),
    sizes: first ? sizes : `auto, ${sizes}`,
    first,
  };
}

const cacheName = ({ file }: Rendition) => basename(file);

/**
 * Makes one file of a photograph, or takes it from the cache. It is cut to its shape round what draws the eye. Metadata is left
 * out, since it may say where the photograph was taken. Rejects with sharp's error when the photograph cannot be read.
 */
export function renditionBytes(made: Rendition, cache = photographCache): Promise<Buffer> {
  return cached(join(cache, cacheName(made)), async () => {
    const { default: sharp } = await import("sharp");
    const { photograph, width, height, format } = made;
    // Its bytes: of a file that is opened by its name libvips keeps what it has read, though another takes its place.
    return sharp(await readFile(photograph.path), { failOn: "error" })
      .autoOrient()
      .resize({ width, height, fit: "cover", position: sharp.strategy.attention })
      .toFormat(format, encodings[format])
      .toBuffer();
  });
}

/** Deletes from the cache the photographs that no page shows any more. */
export const forgetOldPhotographs = (renditions: Iterable<Rendition>, cache = photographCache) =>
  forgetAllBut(
    [...renditions].flatMap((one) => [cacheName(one), `${one.photograph.hash}.json`]),
    cache,
  );
