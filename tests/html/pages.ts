import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load, type CheerioAPI } from "cheerio";
import { listPages } from "../../packages/prospectus/site/load/page-list.ts";

export const root = join("build", "client");

/** Pages without header and footer (specification, section 2). */
export const barePaths: readonly string[] = listPages()
  .filter(({ footer }) => footer === "none")
  .map(({ path }) => path);

export type Page = { path: string; html: string; $: CheerioAPI };

/** Reads a built page. `/404` is the error page. */
export function readPage(path: string): Page {
  const file = path === "/404" ? "404.html" : path === "/" ? "index.html" : join(path.slice(1), "index.html");
  const html = readFileSync(join(root, file), "utf8");
  return { path, html, $: load(html) };
}

/** All pages except the error page, in the order of site/pages.ts. */
export const pages: readonly Page[] = listPages().map(({ path }) => readPage(path));

export const allPages: readonly Page[] = [...pages, readPage("/404")];
