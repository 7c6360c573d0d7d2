/** Reads the content folder with the photographs that it names. Loads sharp only when there is one. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { buildTime } from "../build-time.ts";
import { cached } from "../cache.ts";
import { contentFolder } from "../content-folder.ts";
import type { Content } from "../content.ts";
import { leastSize, photographCache, type Photograph } from "../images/photographs.ts";
import { ContentError, type Mistake } from "./content-error.ts";
import { readContent } from "./load.ts";
import { moreThanDrawn } from "./svg.ts";
import type { NamedPhotograph } from "./references.ts";

/** What a photograph may measure at most, in pixels: three times what the largest screen shows. */
const longestSide = 8000;

/**
 * Reads one photograph to its last pixel. Rejects with sharp's error when it cannot be read. It takes the bytes, since of a file that
 * is opened by its name again libvips gives what it kept of the first time.
 */
async function readPhotograph(path: string, bytes: Buffer, cache: string): Promise<Photograph> {
  const { default: sharp } = await import("sharp");
  const hash = createHash("sha256").update(`sharp ${sharp.versions.sharp}\n`).update(bytes).digest("hex");
  const found = await cached(join(cache, `${hash}.json`), async () => {
    // A file that ends too early is refused; the warnings of libjpeg tell of slips that every browser passes over.
    const image = sharp(bytes, { failOn: "error" });
    const { autoOrient: upright } = await image.metadata();
    const { isOpaque } = await image.stats();
    return Buffer.from(JSON.stringify({ ...upright, opaque: isOpaque }));
  });
  const { width, height, opaque }: Photograph = JSON.parse(found.toString());
  return { file: basename(path), path, width, height, opaque, hash };
}

/** The size of an SVG logo at most, in bytes: every page loads it first. */
const mostLogoBytes = 64_000;

/** What is wrong with an SVG logo, which visitors get as it is; nothing with any other file. */
function logoMistake(file: string, bytes: Buffer): Mistake | undefined {
  if (!file.endsWith(".svg")) return undefined;
  const more = moreThanDrawn(bytes.toString());
  if (more === undefined && bytes.length <= mostLogoBytes) return undefined;
  return {
    found: `"${file}", ${more ? `with ${more}` : `of ${Math.ceil(bytes.length / 1000)} KB`}`,
    expected: `an SVG file of at most ${mostLogoBytes / 1000} KB with shapes alone: no scripts, event handlers, foreignObject or links to other files`,
    remedy: "Export it as plain SVG from a drawing program, with all text as paths and no pictures.",
  };
}

/** Reads a photograph to its last pixel and adds it to the others, or says what is wrong with it. */
async function mistakeIn(
  path: string,
  kind: NamedPhotograph["kind"],
  photographs: Map<string, Photograph>,
  cache: string,
): Promise<Mistake | undefined> {
  const image = basename(path);
  const least = leastSize(kind);
  const size = `at least ${least.width} ${least.height > 0 ? `by ${least.height} pixels` : "pixels wide"}`;
  try {
    const bytes = await readFile(path);
    const wrong = logoMistake(image, bytes);
    if (wrong) return wrong;
    const { default: sharp } = await import("sharp");
    const stored = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (Math.max(stored.width, stored.height) > longestSide)
      return {
        found: `"${image}", ${stored.width} by ${stored.height} pixels`,
        expected: `a photograph of at most ${longestSide} pixels on its longer side, since larger ones exceed the memory of the build`,
        remedy: `Replace it in ${contentFolder}/images by a smaller copy. 2,000 pixels are enough.`,
      };
    // Several records may share a photograph: it is read once.
    const photograph = photographs.get(image) ?? (await readPhotograph(path, bytes, cache));
    photographs.set(image, photograph);
    const { width, height } = photograph;
    if (image.endsWith(".svg") || (width >= least.width && height >= least.height)) return undefined;
    return {
      found: `"${image}", ${width} by ${height} pixels`,
      expected: `a photograph of ${size}, the size at which pages show it`,
      remedy: `Replace it in ${contentFolder}/images by a larger copy, or delete the name here.`,
    };
  } catch (error) {
    return {
      found: `"${image}", which cannot be read: ${
        String(error)
          .replace(/^Error: /, "")
          .split("\n")[0]
      }`,
      expected: `a complete ${kind === "logo" ? "SVG, PNG or WebP" : "JPEG, PNG, WebP or AVIF"} file of ${size}`,
      remedy: "Save it again in an image program, or copy it again from its source.",
    };
  }
}

/**
 * Reads and checks the content folder, and then the photographs that it names.
 *
 * @returns the content, and its photographs by the names of their files. Rejects with a `ContentError` that lists all mistakes in
 * words and pictures.
 */
export async function readContentAndPhotographs(
  root: string,
  { cache = photographCache, now = buildTime() } = {},
): Promise<{ content: Content; photographs: ReadonlyMap<string, Photograph> }> {
  const { content, problems, photographs: named } = readContent(root, now);
  const photographs = new Map<string, Photograph>();
  // One after another: all jobs of sharp share one store of errors, and each empties it when it ends. A broken photograph read
  // beside another could lose its error that way and pass for a sound one.
  for (const { kind, image, ...place } of named) {
    // oxlint-disable-next-line no-await-in-loop
    const mistake = await mistakeIn(join(root, "images", image), kind, photographs, cache);
    if (mistake) problems.push({ ...place, ...mistake });
  }
  if (!content || problems.length > 0) throw new ContentError(problems);
  return { content, photographs };
}
