/** The project's own lint rules: direction of imports, raw colours, addresses of pages. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { preprocessCSS, resolveConfig } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { styleSheets } from "../../packages/prospectus/scripts/style-sheets.ts";

type Diagnostic = { code: string; message: string; help?: string; filename: string };

/** Files with a forbidden import: path, import, expected message. */
const imports: readonly (readonly [file: string, from: string, message: RegExp])[] = [
  [
    "packages/prospectus/app/components/breach/up.ts",
    "../../sections/hero/hero",
    /app\/components may only import/,
  ],
  ["packages/prospectus/app/sections/breach/up.ts", "../../layouts/header", /app\/sections may only import/],
  ["packages/prospectus/app/routes/breach.ts", "../entry.server", /app\/routes may only import/],
  [
    "packages/prospectus/app/sections/breach/site.ts",
    "../../../site/art/palette.ts",
    /only import types from site/,
  ],
  ["packages/prospectus/app/entry.client.tsx", "../site/pages.ts", /only import types from site/],
  ["packages/prospectus/app/app.tsx", "../content/site.yaml", /nothing of content/],
  ["packages/prospectus/site/art/portrait/breach.ts", "../../schema/text.ts", /site\/art may only import/],
  ["packages/prospectus/site/views/breach.ts", "../feeds/xml.ts", /site\/views may only import/],
  ["packages/prospectus/site/file-paths.ts", "./load/read.ts", /site\/file-paths\.ts may only import/],
  [
    "packages/prospectus/site/views/breach-app.ts",
    "../../app/entry.server.tsx",
    /site\/views may only import/,
  ],
  ["packages/prospectus/site/breach.ts", "../app/entry.server.tsx", /imports nothing of app/],
  ["packages/prospectus/scripts/breach.ts", "../app/entry.server.tsx", /scripts\/ imports nothing of app/],
  ["packages/prospectus/scripts/breach-tool.ts", "../tools/coverage.ts", /tests\/ or tools/],
];

const colours: readonly (readonly [file: string, text: string])[] = [
  ["packages/prospectus/app/components/breach/hex.ts", 'export const ink = "#1b1830";\n'],
  ["packages/prospectus/site/head/breach-hex.ts", 'export const ink = "#1b1830";\n'],
  [
    "packages/prospectus/app/components/breach/function.ts",
    "export const veil = (alpha: number) => `rgb(27 24 48 / ${alpha})`;\n",
  ],
  [
    "packages/prospectus/app/components/breach/name.tsx",
    'export const Dot = () => <circle r="2" fill="red" />;\n',
  ],
];

const withAddress = "packages/prospectus/site/head/breach-address.ts";
const leaving = "packages/prospectus/scripts/breach-leaving.ts";
const onDemand = "packages/prospectus/app/components/breach/demand.ts";

const root = mkdtempSync(join(tmpdir(), "rules-"));
let found: Diagnostic[] = [];

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeAll(() => {
  cpSync("oxlint.config.ts", join(root, "oxlint.config.ts"));
  cpSync("package.json", join(root, "package.json"));
  cpSync("tools/lint", join(root, "tools/lint"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  for (const [file, from] of imports) put(file, `export { thing } from "${from}";\n`);
  for (const [file, text] of colours) put(file, text);
  put(withAddress, 'export const all = "/course/one";\n');
  put(leaving, 'export { thing } from "../../../.prettierrc.json";\n');
  put(onDemand, 'export const late = () => import("../../../site/art/palette.ts");\n');
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

test("Nothing of site/ is imported on demand.", () => {
  expect(saidOf(onDemand, "eslint(no-restricted-imports)")).toMatch(/only import types from site/);
});

test("An import that leaves the package is refused.", () => {
  expect(saidOf(leaving, "raw(inside-package)")).toContain("must not import files from outside");
});

test.each(colours)("The colour in %s is refused.", (file) => {
  expect(saidOf(file, "raw(no-colours)")).toMatch(/Raw colour .*brand\.yaml/);
});

test("The address of a page is refused.", () => {
  expect(saidOf(withAddress, "raw(no-page-paths)")).toContain("Get addresses of pages from");
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
