import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allPages, root, type Page } from "../html/pages.ts";
import {
  budgetOf,
  compressed,
  documentOf,
  firstFlight,
  firstScreenOf,
  fontsOf,
  formPaths,
  isFramework,
  kb,
  scriptsOf,
  stylesOf,
  weight,
  weightOf,
} from "./weights.ts";

/** All of a page's script. React and the router are 95 of it. */
const scriptBudget = budgetOf(112, 114, 126, 108);

/** The document: words, styles, and the data that React takes the page over with. */
const documentBudget = budgetOf(28, 26, 20, 20);

/** The styles of the routes that make the page, whole. */
const stylesBudget = budgetOf(10, 10, 9, 9);

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

test.each(withBudget(scriptBudget))("all script of $path takes at most $budget KB", ({ page, budget }) => {
  expect(weightOf(scriptsOf(page))).toBeLessThanOrEqual(allowed(budget));
});

test("React and the router are one script and a list of routes on every page", () => {
  for (const page of allPages) expect(scriptsOf(page).filter(isFramework), page.path).toHaveLength(2);
});

test.each(allPages)("$path needs 18 requests at most until a visitor scrolls", (page) => {
  const document = 1;
  const icon = 1;
  expect(document + icon + fontsOf(page).length + scriptsOf(page).length).toBeLessThanOrEqual(18);
});

/** Words that each library cannot do without, so that they survive the bundler. */
const libraries = [
  { name: "zod", mark: "invalid_type", pages: formPaths },
  { name: "react-hook-form", mark: "isSubmitSuccessful", pages: formPaths },
  // The form starts it as a worker, when it is sent.
  { name: "bcryptjs", mark: "Illegal salt", pages: [] },
];

test.each(libraries)("$name comes to no page that can do without it", ({ mark, pages }) => {
  const built = ["assets", "workers"].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  );
  expect(built.some((file) => file.endsWith(".js") && source(file).includes(mark))).toBe(true);
  const holders = allPages.filter((page) => scriptsOf(page).some((script) => source(script).includes(mark)));
  expect(holders.map(({ path }) => path)).toEqual(pages);
});
