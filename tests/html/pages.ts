import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load, type CheerioAPI } from "cheerio";
import { routePaths } from "../../site/route-paths.ts";

/** Where the build puts the site. */
export const root = join("build", "client");

/** The screens without header and footer (specification, section 2). */
export const barePaths: readonly string[] = ["/login", "/signup", "/denied"];

/** A built page: its path, its file's text, and the parsed document. */
export type Page = { path: string; html: string; $: CheerioAPI };

/** Reads a built page. `/404` is the error page, which hosts send for any other address. */
export function readPage(path: string): Page {
  const file = path === "/404" ? "404.html" : path === "/" ? "index.html" : join(path.slice(1), "index.html");
  const html = readFileSync(join(root, file), "utf8");
  return { path, html, $: load(html) };
}

/** Every page of the route table, in its order. */
export const pages: readonly Page[] = routePaths.map(readPage);

/** Every page of the route table, and the error page. */
export const allPages: readonly Page[] = [...pages, readPage("/404")];
