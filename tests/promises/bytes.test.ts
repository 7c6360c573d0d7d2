import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allPages, root, type Page } from "../html/pages.ts";
import { scriptsOf } from "../fixtures/built-pages.ts";
import {
  budgetOf,
  compressed,
  documentOf,
  firstFlightOf,
  firstScreenOf,
  fontsOf,
  formPaths,
  kb,
  picturesOf,
  stylesOf,
  weight,
  weightOf,
  workersOf,
} from "./weights.ts";

/** All scripts of a page. React is 60 KB of them. */
const scriptBudget = budgetOf(75, 78, 85, 72);

/** The document with its styles and data. */
const documentBudget = budgetOf(28, 26, 20, 20);

/** Complete styles of a page's routes. */
const stylesBudget = budgetOf(12, 12, 9, 9, 12);

/** Everything that a page loads before any interaction. */
const totalBudget = budgetOf(150, 144, 124, 132);

const allowed = (budget: number) => budget * kb;

const withBudget = (budget: (page: Page) => number) =>
  allPages.map((page) => ({ ...page, page, budget: budget(page) }));
const source = (script: string) => readFileSync(join(root, script), "utf8");

test.each(withBudget(documentBudget))(
  "the document of $path, styles and data inside, takes at most $budget KB",
  ({ page, budget }) => {
    expect(weight(documentOf(page))).toBeLessThanOrEqual(allowed(budget));
  },
);

test.each(withBudget(stylesBudget))("the styles inside $path take at most $budget KB", ({ page, budget }) => {
  expect(compressed(stylesOf(page))).toBeLessThanOrEqual(allowed(budget));
});

test.each(allPages)("the first screen of $path fits in the first flight of packets", (page) => {
  const first = firstScreenOf(page);
  expect(first).toContain("</h1>");
  expect(compressed(first)).toBeLessThanOrEqual(firstFlightOf(page));
});

test.each(allPages)(
  "the first screen of $path waits for no picture file, except a photograph, which comes first",
  (page) => {
    const comesFirst =
      /<picture[^>]*>(?:<source[^>]*>)*<img[^>]* fetchPriority="high"[^>]*><\/picture>|<img[^>]* fetchPriority="high"[^>]*>/g;
    expect(firstScreenOf(page).replaceAll(comesFirst, "")).not.toMatch(/<(img|picture)\b/);
    const eager = page.$("img").not("[loading=lazy], [fetchpriority=high]");
    expect(eager).toHaveLength(0);
  },
);

test.each(allPages)("$path preloads at most two fonts, of at most 50 KB together", (page) => {
  const fonts = fontsOf(page);
  expect(fonts.length).toBeLessThanOrEqual(2);
  expect(weightOf(fonts)).toBeLessThanOrEqual(allowed(50));
});

test.each(withBudget(scriptBudget))("all script of $path takes at most $budget KB", ({ page, budget }) => {
  expect(weightOf(scriptsOf(page))).toBeLessThanOrEqual(allowed(budget));
});

test.each(withBudget(totalBudget))(
  "$path, from its document to its last picture, takes at most $budget KB",
  ({ page, budget }) => {
    const files = [
      "/favicon.svg",
      ...fontsOf(page),
      ...scriptsOf(page),
      ...workersOf(page),
      ...picturesOf(page),
    ];
    expect(weight(documentOf(page)) + weightOf(files)).toBeLessThanOrEqual(allowed(budget));
  },
);

test("React is one script on every page", () => {
  const isReact = (script: string) => source(script).includes("react.transitional.element");
  for (const page of allPages) expect(scriptsOf(page).filter(isReact), page.path).toHaveLength(1);
});

test.each(allPages)("$path needs at most 13 files besides pictures, or 15 on the home page", (page) => {
  const files = [documentOf(page), "/favicon.svg", ...fontsOf(page), ...scriptsOf(page), ...workersOf(page)];
  expect(files.length).toBeLessThanOrEqual(page.path === "/" ? 15 : 13);
});

/** Strings of each library that survive bundling. */
const libraries = [
  { name: "zod", mark: "invalid_type", pages: formPaths },
  // Sign-up loads it as a worker.
  { name: "bcryptjs", mark: "Illegal salt", pages: [] },
];

test.each(libraries)("$name loads only on pages that need it", ({ mark, pages }) => {
  const built = ["assets", "workers"]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)));
  const isBuilt = built.some((file) => file.endsWith(".js") && source(file).includes(mark));
  expect(isBuilt).toBe(allPages.some(({ path }) => formPaths.includes(path)));
  const holders = allPages.filter((page) => scriptsOf(page).some((script) => source(script).includes(mark)));
  expect(holders.filter(({ path }) => !pages.includes(path))).toEqual([]);
});
