import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadContent } from "../../site/load/load.ts";

const code = execFileSync("git", ["ls-files", "app", "site", "scripts", "deploy"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && !/\.test\.|\.snap$/.test(file));

test("No code names a font of the sample.", () => {
  const families = Object.values(loadContent("content").brand.fonts).map(({ family }) =>
    family.replaceAll(" ", ".?"),
  );
  const named = new RegExp(families.join("|"), "i");
  expect(code.filter((file) => named.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("No sentence sends to the folder of the sample, where another may be built.", () => {
  const sentence = /["`](?=[^"`\n]* )[^"`\n]*\bcontent\/[^"`\n]*["`]/;
  const said = code.filter((file) => {
    const withoutComments = readFileSync(file, "utf8").replaceAll(/\/\*\*[^]*?\*\/|\/\/ .*/g, "");
    return /^(site|scripts)\//.test(file) && sentence.test(withoutComments);
  });
  expect(said).toEqual([]);
});

test("No code has a colour of the sample.", () => {
  const hexes = readFileSync("content/brand.yaml", "utf8").match(/#[\da-f]{6}/g) ?? [];
  const had = new RegExp([...new Set(hexes)].filter((hex) => hex !== "#ffffff").join("|"), "i");
  expect(hexes.length).toBeGreaterThan(40);
  expect(code.filter((file) => had.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("No code names the provider of the sample: its name stands in the content.", () => {
  expect(code.length).toBeGreaterThan(300);
  expect(code.filter((file) => /tessera/i.test(readFileSync(file, "utf8")))).toEqual([]);
});
