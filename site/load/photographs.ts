/** Reads the content folder with the photographs that it names. Loads sharp only when there is one. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildTime } from "../build-time.ts";
import { cached } from "../cache.ts";
import { contentFolder } from "../content-folder.ts";
import type { Content } from "../content.ts";
import { leastSize, photographCache, type Photograph } from "../images/photographs.ts";
import { ContentError, type Mistake, type Problem } from "./content-error.ts";
import { readContent } from "./load.ts";
import { leftByGit } from "./read-text.ts";
import type { NamedPhotograph } from "./references.ts";

const wordsOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";

/** What a photograph may measure at most, in pixels: three times what the largest screen shows. */
const longestSide = 8000;

/** The size of a photograph as it is stored, from the head of its file. Rejects when it has none. */
async function storedSize(root: string, file: string): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import("sharp");
  return sharp(join(root, "images", file), { limitInputPixels: false }).metadata();
}

/** Reads one photograph to its last pixel. Rejects with sharp's error when it cannot be read. */
async function readPhotograph(root: string, file: string, cache: string): Promise<Photograph> {
  const { default: sharp } = await import("sharp");
  const path = join(root, "images", file);
  const hash = createHash("sha256")
    .update(`sharp ${sharp.versions.sharp}\n`)
    .update(await readFile(path))
    .digest("hex");
  const found = await cached(join(cache, `${hash}.json`), async () => {
    // A file that ends too early is refused, not filled up with grey.
    const image = sharp(path, { failOn: "warning" });
    const { autoOrient: upright } = await image.metadata();
    const { isOpaque } = await image.stats();
    return Buffer.from(JSON.stringify({ ...upright, opaque: isOpaque }));
  });
  const { width, height, opaque } = JSON.parse(found.toString()) as Photograph;
  return { file, path, width, height, opaque, hash };
}

/** What lies in the place of a photograph that cannot be read, as far as its first bytes tell; nothing where they do not. */
async function otherKind(root: string, file: string): Promise<Omit<Mistake, "expected"> | undefined> {
  const bytes = await readFile(join(root, "images", file)).catch(() => Buffer.alloc(0));
  // The brands of HEIF files (ISO/IEC 23008-12, annex B).
  if (/^ftyp(he|mif1|msf1)/.test(bytes.toString("latin1", 4, 12)))
    return {
      found: "a photograph in HEIC, which most browsers do not show",
      remedy:
        "Export it as JPEG with the program that shows your photographs, and put that file in its place.",
    };
  return leftByGit(bytes.toString("latin1"));
}

/** What came of reading photographs: each by its file's name, and what is wrong with the others. */
type PhotographReading = { photographs: ReadonlyMap<string, Photograph>; problems: Problem[] };

const remedies = {
  small: `Put a larger copy of the photograph into ${contentFolder}/images, or name none here.`,
  large: `Put a smaller copy into ${contentFolder}/images; no place shows more than 2,000 pixels.`,
  broken:
    "Open the photograph in an image program and save it again, or copy it once more from where it came from.",
};

/** Reads all photographs that the content names: those that cannot be read, or are too small or too large, are reported. */
async function readPhotographs(
  root: string,
  named: readonly NamedPhotograph[],
  cache: string,
): Promise<PhotographReading> {
  const photographs = new Map<string, Photograph>();
  const problems: Problem[] = [];
  // One after another: all jobs of sharp share one store of errors, and each empties it when it ends. A broken photograph read
  // beside another could lose its error that way and pass for a sound one.
  for (const { kind, image, ...place } of named) {
    const least = leastSize(kind);
    const size = `at least ${least.width} ${least.height > 0 ? `by ${least.height} pixels` : "pixels wide"}`;
    try {
      // oxlint-disable-next-line no-await-in-loop
      const stored = await storedSize(root, image);
      if (Math.max(stored.width, stored.height) > longestSide) {
        problems.push({
          ...place,
          found: `"${image}", ${stored.width} by ${stored.height} pixels`,
          expected: `a photograph of at most ${longestSide} pixels on its longer side, so that the build has memory enough`,
          remedy: remedies.large,
        });
        continue;
      }
      // Several records may share a photograph: it is read once.
      // oxlint-disable-next-line no-await-in-loop
      const photograph = photographs.get(image) ?? (await readPhotograph(root, image, cache));
      photographs.set(image, photograph);
      const { width, height } = photograph;
      if (!image.endsWith(".svg") && (width < least.width || height < least.height))
        problems.push({
          ...place,
          found: `"${image}", ${width} by ${height} pixels`,
          expected: `a photograph of ${size}, which the largest place that shows it needs`,
          remedy: remedies.small,
        });
    } catch (error) {
      // oxlint-disable-next-line no-await-in-loop
      const other = await otherKind(root, image);
      problems.push({
        ...place,
        found: `"${image}", ${other?.found ?? `which cannot be read: ${wordsOf(error)}`}`,
        expected: `a whole ${kind === "logo" ? "SVG, PNG or WebP" : "JPEG, PNG, WebP or AVIF"} file of ${size}`,
        remedy: other?.remedy ?? remedies.broken,
      });
    }
  }
  return { photographs, problems };
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
  const { photographs, problems: spoilt } = await readPhotographs(root, named, cache);
  if (!content || spoilt.length > 0) throw new ContentError([...problems, ...spoilt]);
  return { content, photographs };
}
