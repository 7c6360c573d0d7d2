/** Compresses the text files of the built site for hosts that send them so: see `compress`. */
import { readdirSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Content } from "../site/content.ts";
import type { Page } from "../site/page.ts";
import { pagesOf } from "../site/pages.ts";
import { root } from "./build-folder.ts";
import { inTurns } from "./in-turns.ts";

const text = /\.(html|js|css|svg|json|xml|txt|ics|webmanifest)$/;

/** A site with more pages than this is compressed in two qualities: the best takes 40 times as long as the other for an eighth of the bytes. */
const few = 100;
const [best, good] = [constants.BROTLI_MAX_QUALITY, 6];
/** So many links of a page count as those that a visitor follows first. */
const firstLinks = 40;

/** The pages that most visitors come by (those that are always there, and what each of them links to first), and the drawings on them. */
function visitedMost(pages: readonly Page[], paths: ReadonlySet<string>, base: string): Set<string> {
  const namesIn = (path: string, name: RegExp) => {
    const document = readFileSync(join(root, path, "index.html"), "utf8");
    return [...new Set([...document.matchAll(name)].map(([, found = ""]) => `/${found}`))];
  };
  const linkTo = new RegExp(`<a [^>]*?href="${base}([^"#?]*)"`, "g");
  const drawing = new RegExp(`"${base}(art/[^"]+)"`, "g");
  const fixed = pages.filter(({ path, pattern }) => path === pattern).map(({ path }) => path);
  const linked = fixed.flatMap((path) => namesIn(path, linkTo).slice(0, firstLinks));
  const most = new Set([...fixed, ...linked].filter((path) => paths.has(path)));
  const drawings = [...most].flatMap((path) => namesIn(path, drawing));
  return new Set([...most, ...drawings]);
}

/** Writes the compressed copies (Brotli and gzip) of all text files of the built site. */
export async function compress(content: Content): Promise<void> {
  const pages = pagesOf(content);
  const paths = new Set(pages.map(({ path }) => path));
  const most = pages.length > few ? visitedMost(pages, paths, content.site.base) : undefined;
  /** The path of the page whose document this is; of any other file its own. */
  const ownerOf = (file: string) => `/${file.replace(/\/index\.html$/, "")}`;
  const qualityOf = (file: string) => {
    const owner = ownerOf(file);
    const isOfMany = paths.has(owner) || owner.startsWith("/art/");
    return most && isOfMany && !most.has(owner) ? good : best;
  };
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => text.test(file));
  await inTurns(files, async (file) => {
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
