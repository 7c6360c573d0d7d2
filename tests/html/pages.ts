import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load, type CheerioAPI } from "cheerio";
import type { Content } from "../../packages/prospectus/site/content.ts";
import { contentFolder } from "../../packages/prospectus/site/content-folder.ts";
import { readContent } from "../../packages/prospectus/site/load/load.ts";
import { listPages } from "../../packages/prospectus/site/load/page-list.ts";
import { readLanguages } from "../../packages/prospectus/site/load/settings.ts";
import { fileOfPage } from "../../packages/prospectus/site/pages.ts";

export const root = join("build", "client");

/** A language of the site. `prefix` begins its addresses, and is empty for the first language. */
export type Language = { prefix: string; content: Content };

/** A built page. `own` is its path in its language, `file` its place in the content, the same in every language. */
export type Page = {
  path: string;
  own: string;
  file: string;
  language: Language;
  html: string;
  $: CheerioAPI;
};

const firstPaths = listPages().map(({ path }) => path);

export const languages: readonly Language[] = ["", ...Object.keys(readLanguages())].map((tag) => {
  const { content, problems } = readContent(join(contentFolder, tag), undefined, undefined, firstPaths);
  if (!content) throw new Error(problems.map(({ file, found }) => `${tag} ${file}: ${found}`).join("\n"));
  return { prefix: tag && `/${tag.toLowerCase()}`, content };
});

export const addressIn = ({ prefix }: Language, own: string) =>
  prefix && /^\/(#|$)/.test(own) ? prefix + own.slice(1) : prefix + own;

function readPage(language: Language, own: string, file: string): Page {
  const built = own === "/404" ? "404.html" : join(own, "index.html");
  const html = readFileSync(join(root, language.prefix, built), "utf8");
  return { path: addressIn(language, own), own, file, language, html, $: load(html) };
}

const pagesOf = (language: Language) =>
  language.content.pageList.map((page) => ({
    page: readPage(language, page.path, fileOfPage(page)),
    isBare: page.footer === "none",
  }));

const found = languages.flatMap(pagesOf);

/** All pages except the error pages, in the order of site/pages.ts. */
export const pages: readonly Page[] = found.map(({ page }) => page);

/** Pages without header and footer (specification, section 2). */
export const barePaths: readonly string[] = found.flatMap(({ page, isBare }) => (isBare ? page.path : []));

export const allPages: readonly Page[] = [
  ...pages,
  ...languages.map((language) => readPage(language, "/404", "words/error.yaml")),
];

export function pageAt(path: string): Page {
  const page = allPages.find((one) => one.path === path);
  if (!page) throw new Error(`The site has no page ${path}.`);
  return page;
}
