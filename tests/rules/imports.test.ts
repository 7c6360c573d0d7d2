import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../fixtures/folder.ts";

const readWhileImporting = (files: readonly string[]): string[] =>
  JSON.parse(
    execFileSync(process.execPath, ["tests/fixtures/watched-imports.ts", ...files], { encoding: "utf8" }),
  );

test("No module of src/ reads a file or a setting while it is imported.", () => {
  // Vite compiles the code of browsers, and imports without an extension.
  const files = globSync("src/**/*.ts").filter(
    (file) =>
      !/\.(test|d)\.ts$|-(script|worker)\.ts$|^src\/(components|hooks|layouts)\//.test(file) &&
      !/from "[^"]*\.(?:css|tsx)|from "\.{1,2}\/(?:[^".]|\.\.\/)*"/.test(
        readFileSync(file, "utf8").replaceAll(/import type [^;]*;/g, ""),
      ),
  );
  expect(files.length).toBeGreaterThan(140);
  expect(readWhileImporting(files)).toEqual([]);
});

const reading = [
  ['import { readFileSync } from "node:fs"; readFileSync("package.json");', "readFileSync"],
  ['import { globSync } from "node:fs"; globSync("*.md");', "globSync"],
  ['import { readFile } from "node:fs/promises"; await readFile("package.json");', "readFile"],
  ["export const folder = process.env.CONTENT;", "env"],
  ["export const folder = `build-${process.pid}`;", "pid"],
  ['import { resolve } from "node:path"; export const folder = resolve("content");', "cwd"],
] as const;

test("It is noted what a module reads.", () => {
  const files = reading.map(([code], index) => [`src/module${index}.ts`, code] as const);
  const root = folderWith(Object.fromEntries(files));
  const noted = readWhileImporting(files.map(([file]) => `${root}/${file}`));
  for (const [index, [, read]] of reading.entries())
    expect(noted).toContainEqual(expect.stringMatching(`^src/module${index}\\.ts:1 ${read}`));
});

test("A site reads each file of the content once, and lists each folder once.", () => {
  const content = resolve("content");
  const root = folderWith({
    "src/module.ts": `import { createSite } from "${resolve("src/site/create-site.ts")}";
      await createSite({ root: "${content}", clock: new Date(), drafts: false });`,
  });
  const read = readWhileImporting([`${root}/src/module.ts`]).flatMap((line) => {
    const [, name = "", path = ""] = line.split(" ");
    return ["readFileSync", "readFile", "readdirSync"].includes(name) && path.startsWith(content)
      ? [`${name} ${path}`]
      : [];
  });
  const files = globSync("content/**/*.{yaml,md}").length;
  expect(read.filter((one) => one.startsWith("readFile"))).toHaveLength(files);
  expect(read.length).toBe(new Set(read).size);
});
