import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load, type CheerioAPI } from "cheerio";
import { pageFile } from "../../src/data/addresses.ts";
import { loadContent } from "../../src/site/load.ts";
import { fileOfPage } from "../../src/pages/pages.ts";
import { optionsOf } from "../fixtures/options.ts";

export const root = join("build", "client");

export const content = loadContent(optionsOf("content"));

/** A built page. `file` is its place in the content. */
export type Page = { path: string; file: string; html: string; $: CheerioAPI };

function readPage(path: string, file: string): Page {
  const html = readFileSync(join(root, pageFile(path)), "utf8");
  return { path, file, html, $: load(html) };
}

/** All pages except the error page, in the order of src/pages/pages.ts. */
export const pages: readonly Page[] = content.pageList.map((page) => readPage(page.path, fileOfPage(page)));

/** Pages without header and footer (specification, section 2). */
export const barePaths: readonly string[] = content.pageList
  .filter(({ footer }) => footer === "none")
  .map(({ path }) => path);

export const allPages: readonly Page[] = [...pages, readPage("/404", "words/error.yaml")];

export function pageAt(path: string): Page {
  const page = allPages.find((one) => one.path === path);
  if (!page) throw new Error(`The site has no page ${path}.`);
  return page;
}
