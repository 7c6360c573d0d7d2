import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allPages, root, type Page } from "../html/pages.ts";
import {
  compressed,
  documentOf,
  firstFlight,
  firstScreenOf,
  fontsOf,
  isFramework,
  kb,
  scriptsOf,
  stylesOf,
  weight,
  weightOf,
} from "./weights.ts";

const formPaths: readonly string[] = ["/login", "/signup"];
const isForm = ({ path }: Page) => formPaths.includes(path);

/** What a page may send as script besides React and the router, in KB. The two forms carry what checks them. */
const ownScriptBudget = (page: Page) => (isForm(page) ? 31 : 12);

/** All of a page's script, in KB. */
const scriptBudget = (page: Page) => (isForm(page) ? 124 : 109);

/** All that a page fetches before the visitor does anything, in KB. */
const totalBudget = (page: Page) => (isForm(page) ? 170 : 165);

const allowed = (budget: number) => budget * kb;
const withBudget = (budget: (page: Page) => number) =>
  allPages.map((page) => ({ ...page, page, budget: budget(page) }));
const source = (script: string) => readFileSync(join(root, script), "utf8");

test.each(withBudget(({ path }) => (path === "/" ? 28 : 20)))(
  "the document of $path, styles inside, takes at most $budget KB",
  ({ page, budget }) => {
    expect(weight(documentOf(page))).toBeLessThanOrEqual(allowed(budget));
  },
);

test.each(allPages)("the styles inside $path take at most 9 KB", (page) => {
  expect(compressed(stylesOf(page))).toBeLessThanOrEqual(allowed(9));
});

test.each(allPages)("what the first screen of $path shows comes in the first flight of packets", (page) => {
  const first = firstScreenOf(page);
  expect(first).toContain("</h1>");
  expect(compressed(first)).toBeLessThanOrEqual(firstFlight);
});

test.each(allPages)("the first screen of $path waits for no picture that is a file", (page) => {
  expect(firstScreenOf(page)).not.toMatch(/<(img|picture)\b/);
  const eager = page.$("img").filter((_, image) => page.$(image).attr("loading") !== "lazy");
  expect(eager).toHaveLength(0);
});

test.each(allPages)("$path preloads two fonts at most, of 50 KB together", (page) => {
  const fonts = fontsOf(page);
  expect(fonts.length).toBeLessThanOrEqual(2);
  expect(weightOf(fonts)).toBeLessThanOrEqual(allowed(50));
});

test.each(withBudget(ownScriptBudget))(
  "the script of $path takes at most $budget KB besides React and the router",
  ({ page, budget }) => {
    const own = scriptsOf(page).filter((script) => !isFramework(script));
    expect(weightOf(own)).toBeLessThanOrEqual(allowed(budget));
  },
);

test.each(withBudget(scriptBudget))("all script of $path takes at most $budget KB", ({ page, budget }) => {
  expect(weightOf(scriptsOf(page))).toBeLessThanOrEqual(allowed(budget));
});

test("React and the router are one script and a list of routes on every page", () => {
  for (const page of allPages) expect(scriptsOf(page).filter(isFramework), page.path).toHaveLength(2);
});

test.each(withBudget(totalBudget))(
  "$path takes at most $budget KB until a visitor scrolls",
  ({ page, budget }) => {
    const files = [documentOf(page), ...fontsOf(page), ...scriptsOf(page), "/favicon.svg"];
    expect(weightOf(files)).toBeLessThanOrEqual(allowed(budget));
  },
);

test.each(allPages)("$path needs 16 requests at most until a visitor scrolls", (page) => {
  const document = 1;
  const icon = 1;
  expect(document + icon + fontsOf(page).length + scriptsOf(page).length).toBeLessThanOrEqual(16);
});

/** Paragraphs that are long enough to be found again, and hold no sign that a script would write otherwise. */
function paragraphsOf({ $ }: Page): string[] {
  return $("main p, main dd, main blockquote")
    .not("form *")
    .toArray()
    .map((element) => $(element).text())
    .filter((text) => text.length > 30 && !/[\\`"$\u00a0]/.test(text));
}

test.each(allPages.filter((page) => !isForm(page) && !["/404", "/contact"].includes(page.path)))(
  "the text of $path is in its HTML, and in no script that it loads",
  (page) => {
    const texts = paragraphsOf(page);
    const scripts = scriptsOf(page).map(source);
    expect(texts.filter((text) => scripts.some((script) => script.includes(text)))).toEqual([]);
  },
);

test("the pages have text to look for", () => {
  expect(allPages.flatMap(paragraphsOf).length).toBeGreaterThan(200);
});

/** Words that each library cannot do without, so that they survive the bundler. */
const libraries = [
  { name: "zod", mark: "invalid_type", pages: formPaths },
  { name: "react-hook-form", mark: "isSubmitSuccessful", pages: formPaths },
  // The form starts it as a worker, when it is sent.
  { name: "bcryptjs", mark: "Illegal salt", pages: [] },
];

test.each(libraries)("$name comes to no page that can do without it", ({ mark, pages }) => {
  const built = readdirSync(join(root, "assets")).filter((file) => file.endsWith(".js"));
  expect(built.some((file) => source(`/assets/${file}`).includes(mark))).toBe(true);
  const holders = allPages.filter((page) => scriptsOf(page).some((script) => source(script).includes(mark)));
  expect(holders.map(({ path }) => path)).toEqual(pages);
});
