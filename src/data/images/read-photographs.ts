import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cached } from "./cache.ts";
import { leastSize, photographCache, type Photograph } from "./photographs.ts";
import { ContentError, type Mistake, type Problem } from "../../reader/content-error.ts";
import { pointer } from "../../reader/read-text.ts";
import type { NamedPhotograph } from "../checks/references.ts";

/** Most pixels of a photograph. More exceed the memory of the build. */
const mostPixels = 64_000_000;

/** Reads every pixel. Takes bytes, since libvips caches files by name. Rejects with sharp's error. */
async function readPhotograph(file: string, path: string, bytes: Buffer, cache: string): Promise<Photograph> {
  const { default: sharp } = await import("sharp");
  const hash = createHash("sha256").update(`sharp ${sharp.versions.sharp}\n`).update(bytes).digest("hex");
  const size = await cached(join(cache, `${hash}.json`), async () => {
    // "error" refuses truncated files, but no warnings of libjpeg that browsers ignore.
    const image = sharp(bytes, { failOn: "error", limitInputPixels: mostPixels });
    await image.stats();
    const { autoOrient: upright } = await image.metadata();
    return Buffer.from(JSON.stringify(upright));
  });
  const { width, height }: Photograph = JSON.parse(size.toString());
  return { file, path, width, height, hash };
}

/** Reads a photograph and adds it to `photographs`, or returns its mistake. */
async function mistakeIn(
  { image, kind }: NamedPhotograph,
  path: string,
  photographs: Map<string, Photograph>,
  cache: string,
): Promise<Mistake | undefined> {
  const least = leastSize(kind);
  const mistake = (found: string, remedy: string): Mistake => ({
    found: `"${image}", ${found}`,
    expected: `a JPEG, PNG, WebP or AVIF file of at least ${least.width} ${least.height > 0 ? `by ${least.height} pixels` : "pixels in width"} and at most 64 million pixels`,
    remedy,
  });
  try {
    const bytes = await readFile(path);
    if (pointer.mark.test(bytes.toString("latin1", 0, 200))) return mistake(pointer.found, pointer.remedy);
    // Several records can share a photograph.
    const photograph = photographs.get(image) ?? (await readPhotograph(image, path, bytes, cache));
    photographs.set(image, photograph);
    const { width, height } = photograph;
    if (width >= least.width && height >= least.height) return undefined;
    return mistake(
      `${width} by ${height} pixels`,
      "Replace it in content/images with a larger copy, or delete the name here.",
    );
  } catch (error) {
    const [why = ""] = String(error)
      .replace(/^Error: /, "")
      .split("\n");
    return mistake(
      `which cannot be read: ${why}`,
      "Save it again in an image program, with at most 4000 pixels on each side, or copy it again from its source.",
    );
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
  for (const one of named) {
    const { kind: _kind, image, ...place } = one;
    // oxlint-disable-next-line no-await-in-loop
    const mistake = await mistakeIn(one, join(root, "images", image), photographs, cache);
    if (mistake) problems.push({ ...place, ...mistake });
  }
  if (problems.length > 0) throw new ContentError(root, problems);
  return photographs;
}
