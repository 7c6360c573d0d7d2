/** Sizes of pages in browsers: bytes of the build's Brotli copies. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { pathOf } from "../../src/data/content.ts";
import { pageFile } from "../../src/data/addresses.ts";
import { memoized } from "../../src/art/memoized.ts";
import { content, root, type Page } from "../html/pages.ts";

export const kb = 1000;

export const formPaths: readonly string[] = ["/login", "/signup"];

/** Pages with more sections have a larger budget. */
const mostSections = 7;

const extraPaths = new Set(
  content.pages
    .filter(({ slug, sections }) => slug !== "home" && sections.length > mostSections)
    .map(({ slug }) => pathOf(content, "page", slug)),
);

/** A page's budget in KB, by its kind: home page, courses, account forms, pages with many sections, others. */
export const budgetOf =
  (home: number, course: number, form: number, other: number, extra = course) =>
  ({ path, file }: Page) => {
    if (path === "/") return home;
    if (file.startsWith("courses/")) return course;
    if (extraPaths.has(path)) return extra;
    return formPaths.includes(path) ? form : other;
  };

/** Initial congestion window in bytes: ten segments of 1,460 (RFC 6928). Pages with many sections may use one more. */
export const firstFlightOf = ({ path }: Page) => (extraPaths.has(path) ? 11 : 10) * 1460;

/** Sent bytes of a file: its Brotli copy, if there is one. `address` starts at the site's root. Throws if it does not exist. */
export function weight(address: string): number {
  const file = join(root, address);
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
}

export function weightOf(addresses: readonly string[]): number {
  return addresses.reduce((sum, address) => sum + weight(address), 0);
}

/** Several tests weigh the same styles. */
export const compressed = memoized((text: string) => {
  const bytes = Buffer.from(text);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
});

export const documentOf = ({ path }: Page): string => `/${pageFile(path)}`;

export function fontsOf({ $ }: Page): string[] {
  return $('link[rel="preload"][as="font"]')
    .toArray()
    .map((link) => $(link).attr("href") ?? "");
}

/** Sign-up loads its worker with the page. */
export const workersOf = ({ path }: Page): string[] =>
  path === "/signup" ? globSync("workers/*.js", { cwd: root }) : [];

export function picturesOf({ $ }: Page): string[] {
  const sources = $("img[src^='/']")
    .toArray()
    .map((image) => $(image).attr("src")?.replace(/#.*/, "") ?? "");
  return [...new Set(sources)];
}

export function stylesOf({ html, path }: Page): string {
  const [, styles] = /<style[^>]*>([^]*?)<\/style>/.exec(html) ?? [];
  if (!styles) throw new Error(`${path} has no styles inside; src/entry.server.tsx writes them there.`);
  return styles;
}

/** A page up to the end of its first screen: the first band, or all of a page without bands. Throws without a main element. */
export function firstScreenOf({ $, html, path }: Page): string {
  const main = html.indexOf("<main");
  if (main < 0) throw new Error(`${path} has no main part.`);
  const hasBand = $("main header[data-hue]").length > 0;
  const end = path === "/" ? "</section>" : hasBand ? "</header>" : "</main>";
  return html.slice(0, html.indexOf(end, main) + end.length);
}
