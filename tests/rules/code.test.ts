/** The project's own rules of code: direction of imports, raw colours, addresses of pages. */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { preprocessCSS, resolveConfig } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { styleSheets } from "../../src/build/style-sheets.ts";

type Diagnostic = { code: string; message: string; help?: string; filename: string };

/** Files with a forbidden import, one for each folder: path, import, expected message. */
const imports: readonly (readonly [file: string, from: string, message: RegExp])[] = [
  ["src/reader/breach.ts", "../data/course.ts", /src\/reader may only import from: itself/],
  ["src/art/portrait/breach.ts", "../../data/course.ts", /src\/art may only import from: itself/],
  ["src/hooks/breach.ts", "../components/link/link", /src\/hooks may only import from: itself/],
  ["src/data/prose/breach.ts", "../../head/feed.ts", /src\/data may only import from: reader, art/],
  ["src/data/breach.ts", "../entry.server", /src\/data may only import/],
  ["src/components/breach/up.ts", "../../sections/hero/hero", /src\/components may only import/],
  ["src/components/breach/value.ts", "../../data/course.ts", /src\/components may only import/],
  ["src/layouts/breach.ts", "../pages/pages.ts", /src\/layouts may only import/],
  ["src/sections/breach/reader.ts", "../../reader/folder.ts", /src\/sections may only import/],
  ["src/sections/breach/up.ts", "../../layouts/header", /src\/sections may only import/],
  ["src/sections/breach/art.ts", "../../art/palette.ts", /Import pictures from src\/art\/art\.ts alone/],
  ["src/sections/breach/value.tsx", "../../art/palette.ts", /src\/sections\/.*tsx may .*art \(types\)/],
  ["src/pages/breach/breach.ts", "../../build/cache.ts", /src\/pages may only import/],
  ["src/pages/breach/value.tsx", "../../data/course.ts", /src\/pages\/.*tsx may .*data \(types\)/],
  ["src/head/breach.ts", "../pages/pages.ts", /src\/head may only import from: data/],
  ["src/desk/breach.ts", "../build/headers.ts", /src\/desk may only import from: data, reader, pages, site/],
  ["src/site/breach.ts", "../build/headers.ts", /src\/site may only import/],
  ["src/build/breach.ts", "../entry.client", /src\/build may only import/],
  ["src/build/breach-test.ts", "../../tests/spec/clauses.ts", /src\/build may only import/],
  ["src/entry.client.tsx", "./site/site.ts", /src\/entry\.client\.tsx may only import/],
  ["scripts/breach.ts", "../tools/coverage.ts", /scripts may only import/],
];

const onDemand = "src/components/breach/demand.ts";

const long = { function: "src/head/breach-long.ts", component: "src/components/breach/long.tsx" };
const linesOf = (count: number) => `export function make() {\n${"  make();\n".repeat(count - 2)}}\n`;

const root = mkdtempSync(join(tmpdir(), "rules-"));
let found: Diagnostic[] = [];

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeAll(() => {
  cpSync("oxlint.config.ts", join(root, "oxlint.config.ts"));
  cpSync("package.json", join(root, "package.json"));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  for (const [file, from] of imports) put(file, `export { thing } from "${from}";\n`);
  put(long.function, linesOf(61));
  put(long.component, linesOf(151));
  put(onDemand, 'export const late = () => import("../../art/palette.ts");\n');
  const oxlint = resolve("node_modules", ".bin", "oxlint");
  const { error, stdout, stderr } = spawnSync(process.execPath, [oxlint, "--format", "json"], {
    cwd: root,
    encoding: "utf8",
  });
  if (error ?? !stdout) throw new Error(`oxlint wrote nothing. Its errors: ${stderr}`, { cause: error });
  found = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
});

afterAll(() => rmSync(root, { recursive: true }));

const saidOf = (file: string, rule: string) =>
  found
    .filter(({ filename, code }) => filename === file && code === rule)
    .map(({ message, help }) => `${message} ${help ?? ""}`)
    .join("\n");

test.each(imports)("%s does not import %s.", (file, _, message) => {
  expect(saidOf(file, "eslint(no-restricted-imports)")).toMatch(message);
});

test("A component imports nothing of the build on demand.", () => {
  expect(saidOf(onDemand, "eslint(no-restricted-imports)")).toMatch(/src\/components may only import/);
});

test.each([
  [long.function, /too many lines \(61\)\. Maximum allowed is 60/],
  [long.component, /too many lines \(151\)\. Maximum allowed is 150/],
])("The function in %s is too long.", (file, message) => {
  expect(saidOf(file, "eslint(max-lines-per-function)")).toMatch(message);
});

/** Lines of code that match, with the first word that matches. Without docstrings and tests. */
const linesIn = (pattern: string, forbidden: RegExp) =>
  globSync(pattern, { exclude: ["**/*.test.*"] }).flatMap((file) =>
    readFileSync(file, "utf8")
      .replaceAll(/\/\*\* [^]*?\*\//g, "")
      .split("\n")
      .flatMap((line) => (forbidden.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );

const hex = /(?<![\w&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/;
const colourFunction = /\b(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch)\(/;
/** Attributes with the name of a colour, and no keyword. */
const named =
  /\b(?:fill|stroke|color|\w+Color)="(?!(?:none|currentcolor|inherit|transparent|context-\w+)")[a-z]+"/;
const rawColour = new RegExp([hex, colourFunction, named].map(({ source }) => source).join("|"), "i");

test.each(['"#1b1830"', "`rgb(27 24 48 / ${alpha})`", '<circle r="2" fill="red" />'])(
  "%s is a raw colour.",
  (code) => expect(code).toMatch(rawColour),
);

test("Raw colours are in src/art/palette.ts, in tokens.css, and in the portraits alone.", () => {
  const others = linesIn("{src,scripts}/**/*.{ts,tsx}", rawColour).filter(
    (line) => !/^src.art.(palette|portrait.colours)\.ts:/.test(line),
  );
  expect(others).toEqual([]);
});

/** A page's path in quotes, or the start of one. Paths of folders end in a slash, and files have an extension. */
const pagePath = /(["'])\/[a-z-]+(\/:?[a-z-]+)*(#.*)?\1|`\/[a-z]/;

test.each(['"/course/one"', '"/faq#payment"', "`/course/${id}`"])("%s is the address of a page.", (code) =>
  expect(code).toMatch(pagePath),
);

test('Addresses of pages come from "pathOf" or "pathWith" (src/data/content.ts).', () => {
  expect(linesIn("src/{art,data,desk,head,reader,sections,site}/**/*.ts", pagePath)).toEqual([]);
});

test("Each class of the styles of all pages is in a component.", () => {
  const words = new Set(linesIn("src/**/*.tsx", /./).flatMap((line) => line.match(/[\w-]+/g) ?? []));
  const sheets = globSync("src/styles/*.css").map((file) => readFileSync(file, "utf8"));
  const rules = sheets.join("").replaceAll(/\/\*[^]*?\*\//g, "");
  const classes = new Set(rules.match(/(?<=\.)[a-z][\w-]*(?=[^;{}]*\{)/g));
  expect(classes.size).toBeGreaterThan(20);
  expect([...classes].filter((name) => !words.has(name))).toEqual([]);
});

test("A CSS module that affects other components is refused, with its line.", async () => {
  const config = await resolveConfig({ configFile: false, plugins: [styleSheets()] }, "build");
  const compile = (code: string) => preprocessCSS(code, join(root, "breach.module.css"), config);
  await expect(compile(".own summary { color: CanvasText; }")).resolves.toMatchObject({
    modules: { own: expect.any(String) },
  });
  await expect(compile(".own { margin: 0; }\n\nsummary > span { margin: 0; }")).rejects.toMatchObject({
    message: expect.stringContaining("should contain at least one class"),
    loc: { file: join(root, "breach.module.css"), line: 3 },
  });
});
