import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { cached } from "./cache.ts";
import { leastSize, photographCache, type Photograph } from "./photographs.ts";
import { ContentError, type Mistake, type Problem } from "../../reader/content-error.ts";
import { pointer } from "../../reader/read-text.ts";
import type { NamedPhotograph } from "../checks/references.ts";

/** Longest side of a photograph, in pixels: three times the largest screen. */
const longestSide = 8000;

/** Reads every pixel. Takes bytes, since libvips caches files by name. Rejects with sharp's error. */
async function readPhotograph(path: string, bytes: Buffer, cache: string): Promise<Photograph> {
  const { default: sharp } = await import("sharp");
  const hash = createHash("sha256").update(`sharp ${sharp.versions.sharp}\n`).update(bytes).digest("hex");
  const found = await cached(join(cache, `${hash}.json`), async () => {
    // "error" refuses truncated files, but no warnings of libjpeg that browsers ignore.
    const image = sharp(bytes, { failOn: "error" });
    const { autoOrient: upright } = await image.metadata();
    const { isOpaque } = await image.stats();
    return Buffer.from(JSON.stringify({ ...upright, opaque: isOpaque }));
  });
  const { width, height, opaque }: Photograph = JSON.parse(found.toString());
  return { file: basename(path), path, width, height, opaque, hash };
}

/** Reads a photograph and adds it to `photographs`, or returns its mistake. */
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
    if (pointer.mark.test(bytes.toString("latin1", 0, 200)))
      return {
        found: `"${image}", ${pointer.found}`,
        expected: `a photograph of ${size}`,
        remedy: pointer.remedy,
      };
    const { default: sharp } = await import("sharp");
    const stored = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (Math.max(stored.width, stored.height) > longestSide)
      return {
        found: `"${image}", ${stored.width} by ${stored.height} pixels`,
        expected: `a photograph of at most ${longestSide} pixels on its longer side, since larger ones exceed the memory of the build`,
        remedy: "Replace it in content/images with a smaller copy. 2,000 pixels are enough.",
      };
    // Several records can share a photograph.
    const photograph = photographs.get(image) ?? (await readPhotograph(path, bytes, cache));
    photographs.set(image, photograph);
    const { width, height } = photograph;
    if (width >= least.width && height >= least.height) return undefined;
    return {
      found: `"${image}", ${width} by ${height} pixels`,
      expected: `a photograph of ${size}, the size at which pages show it`,
      remedy: "Replace it in content/images with a larger copy, or delete the name here.",
    };
  } catch (error) {
    return {
      found: `"${image}", which cannot be read: ${
        String(error)
          .replace(/^Error: /, "")
          .split("\n")[0]
      }`,
      expected: `a complete JPEG, PNG, WebP or AVIF file of ${size}`,
      remedy: "Save it again in an image program, or copy it again from its source.",
    };
  }
}

/** Photographs of the folder `images/`, by file name. Rejects with a `ContentError`. */
export async function readPhotographs(
  root: string,
  named: readonly NamedPhotograph[],
  cache = photographCache,
): Promise<ReadonlyMap<string, Photograph>> {
  const photographs = new Map<string, Photograph>();
  const problems: Problem[] = [];
  // One after another: sharp's jobs share one error buffer, which each clears when it ends.
  // A broken photograph could lose its error that way.
  for (const { kind, image, ...place } of named) {
    // oxlint-disable-next-line no-await-in-loop
    const mistake = await mistakeIn(join(root, "images", image), kind, photographs, cache);
    if (mistake) problems.push({ ...place, ...mistake });
  }
  if (problems.length > 0) throw new ContentError(root, problems);
  return photographs;
}
