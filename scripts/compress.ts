/** Compresses the text files of the built site for hosts that send them so: see `compress`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Page } from "../site/pages.ts";
import { inTurns } from "./in-turns.ts";
import { root, type LastBuild } from "./last-build.ts";

const text = /\.(html|js|css|svg|json|xml|txt|ics|webmanifest)$/;

/** A site with more pages than this is compressed in two qualities: the best takes 13 times as long as the next for an eighth of the bytes. */
const few = 300;
const [best, good] = [constants.BROTLI_MAX_QUALITY, 8];
/** So many links of a page count as those that a visitor follows first. */
const firstLinks = 60;

/** The pages that most visitors come by: those that are always there, and what each of them links to first. */
function visitedMost(pages: readonly Page[]): Set<string> {
  const fixed = pages.filter(({ path, pattern }) => path === pattern).map(({ path }) => path);
  const linked = fixed.flatMap((path) => {
    const html = readFileSync(join(root, path, "index.html"), "utf8");
    const links = new Set([...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)"/g)].map(([, to = "/"]) => to));
    return [...links].slice(0, firstLinks);
  });
  return new Set([...fixed, ...linked]);
}

/**
 * Writes the compressed copies (Brotli and gzip) of all text files of the built site that have none, or takes them over from
 * the last build where the file is the same.
 */
export async function compress(pages: readonly Page[], last: LastBuild): Promise<void> {
  const most = pages.length > few ? visitedMost(pages) : undefined;
  /** The page to whose document or words a file belongs, if any. */
  const pageOf = new Map(pages.map(({ path }) => [path, path]));
  const qualityOf = (file: string) => {
    const page = pageOf.get(`/${file.replace(/^words\/[^/]+\//, "").replace(/(\/index\.html|\.js)$/, "")}`);
    return !most || page === undefined || most.has(page) ? best : good;
  };
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => text.test(file) && !existsSync(join(root, `${file}.br`)));
  await inTurns(files, async (file) => {
    if (last.keepCompressed(file)) return;
    const bytes = await readFile(join(root, file));
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: qualityOf(file),
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
      promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([
      writeFile(join(root, `${file}.br`), brotli),
      writeFile(join(root, `${file}.gz`), gzipped),
    ]);
  });
}
