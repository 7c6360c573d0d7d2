/** What a built page weighs, as a visitor's browser gets it: Brotli bytes, the copies that the build laid beside the files. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { contentFolder } from "../../packages/prospectus/site/content-folder.ts";
import { pathOf } from "../../packages/prospectus/site/content.ts";
import { loadContent } from "../../packages/prospectus/site/load/load.ts";
import { root, type Page } from "../html/pages.ts";

/** One KB of the budgets, in bytes. */
export const kb = 1000;

export const formPaths: readonly string[] = ["/login", "/signup"];

const { pages, pageList } = loadContent(contentFolder);

/** With more sections a page carries more than others. */
const mostSections = 7;

/** The pages of many sections, but the home page. */
export const extraPaths: readonly string[] = pages
  .filter(({ slug, sections }) => slug !== "home" && sections.length > mostSections)
  .flatMap(({ slug }) => pathOf({ pageList }, "page", slug) ?? []);

const coursePaths = new Set(pageList.flatMap(({ kind, path }) => (kind === "course" ? [path] : [])));

/** Picks a page's budget, in KB: the home page, the course pages, the two account forms and the pages of many sections carry more than the others. */
export const budgetOf =
  (home: number, course: number, form: number, other: number, extra = course) =>
  ({ path }: Pick<Page, "path">) => {
    if (path === "/") return home;
    if (coursePaths.has(path)) return course;
    if (extraPaths.includes(path)) return extra;
    return formPaths.includes(path) ? form : other;
  };

/** What a server may send before the browser answers, in bytes: ten segments of 1,460 (RFC 6928). The styles of all kinds of section take one more. */
export const firstFlightOf = ({ path }: Page) => (extraPaths.includes(path) ? 11 : 10) * 1460;

/** Bytes of a file of the site as it is sent: its Brotli copy, or itself where it is too small for one or compressed already. `address` starts at the site's root. Throws when it does not exist. */
export function weight(address: string): number {
  const file = join(root, address);
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
}

/** Bytes of several files together. */
export function weightOf(addresses: readonly string[]): number {
  return addresses.reduce((sum, address) => sum + weight(address), 0);
}

/** Bytes of a text that is no file of its own, compressed as the build compresses files. */
export function compressed(text: string): number {
  const content = Buffer.from(text);
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }).length;
}

/** The file of a page, from the site's root. */
export function documentOf({ path }: Page): string {
  if (path === "/") return "/index.html";
  return path === "/404" ? "/404.html" : `${path}/index.html`;
}

/** The scripts that a page names: those that it fetches without being asked, after its first frame. Throws when it names none. */
export function scriptsOf({ html, path }: Page): string[] {
  const named = html.match(/\/assets\/[\w.-]+\.js/g);
  if (!named) throw new Error(`${path} names no script; every page of this site is taken over by React.`);
  return [...new Set(named)];
}

/** Whether a script is React with what starts a page. */
export function isFramework(script: string): boolean {
  return /^\/assets\/react-[\w-]+\.js$/.test(script);
}

/** The fonts that a page preloads. */
export function fontsOf({ $ }: Page): string[] {
  return $('link[rel="preload"][as="font"]')
    .toArray()
    .map((link) => $(link).attr("href") ?? "");
}

/** The files of a page's pictures, those far below its first screen too. */
export function picturesOf({ $ }: Page): string[] {
  const sources = $("img[src^='/']")
    .toArray()
    .map((image) => $(image).attr("src")?.replace(/#.*/, "") ?? "");
  return [...new Set(sources)];
}

/** The style sheet inside a page. Throws when there is none. */
export function stylesOf({ html, path }: Page): string {
  const [, styles] = /<style[^>]*>([^]*?)<\/style>/.exec(html) ?? [];
  if (!styles) throw new Error(`${path} has no styles inside; app/entry.server.tsx writes them there.`);
  return styles;
}

/** A page up to the end of what its first screen shows: the first band with its picture, or all of a screen without bands. Throws when the page has no main part. */
export function firstScreenOf({ html, path }: Page): string {
  const main = html.indexOf("<main");
  if (main < 0) throw new Error(`${path} has no main part.`);
  const hasBand = /^<main[^>]*>(<article[^>]*>|<div[^>]*>|<!--\$-->)*<header/.test(html.slice(main));
  const end = path === "/" ? "</section>" : hasBand ? "</header>" : "</main>";
  return html.slice(0, html.indexOf(end, main) + end.length);
}
