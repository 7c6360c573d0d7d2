/**
 * Makes the files that pages show of photographs. Runs at build time only, and loads sharp only when there is a photograph. Results
 * are kept in `.cache/`, so that only a new photograph costs time.
 */
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { cached, forgetAllBut } from "../cache.ts";
import { encodings, photographCache, type Rendition } from "./photographs.ts";

const cacheName = ({ file }: Rendition) => basename(file);

/**
 * Makes one file of a photograph, or takes it from the cache. It is cut to its shape round what draws the eye. Metadata is left
 * out, since it may say where the photograph was taken. Rejects with sharp's error when the photograph cannot be read.
 */
export async function renditionBytes(rendition: Rendition, cache = photographCache): Promise<Buffer> {
  return cached(join(cache, cacheName(rendition)), async () => {
    const { default: sharp } = await import("sharp");
    const { photograph, width, height, format } = rendition;
    // Its bytes: of a file that is opened by its name libvips keeps what it has read, though another takes its place.
    return sharp(await readFile(photograph.path), { failOn: "warning" })
      .autoOrient()
      .resize({ width, height, fit: "cover", position: sharp.strategy.attention })
      .toFormat(format, encodings[format])
      .toBuffer();
  });
}

/** Deletes from the cache the photographs that no page shows any more. */
export async function forgetOldPhotographs(
  renditions: Iterable<Rendition>,
  cache = photographCache,
): Promise<void> {
  const shown = [...renditions].flatMap((one) => [cacheName(one), `${one.photograph.hash}.json`]);
  await forgetAllBut(shown, cache);
}
