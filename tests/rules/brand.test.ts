import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadContent } from "../../packages/prospectus/site/load/load.ts";

const engine = "packages/prospectus";
const code = execFileSync(
  "git",
  ["ls-files", ...["app", "site", "scripts", "deploy"].map((room) => `${engine}/${room}`)],
  { encoding: "utf8" },
)
  .split("\n")
  .filter((file) => file !== "" && !/\.test\.|\.snap$/.test(file));

const { site, brand } = loadContent("content");
const hexes = readFileSync("content/brand.yaml", "utf8").match(/#[\da-f]{6}/g) ?? [];

test.each([
  ["the provider", [site.name]],
  ["a font", Object.values(brand.fonts).map(({ family }) => family.replaceAll(" ", ".?"))],
  ["a colour", [...new Set(hexes)].filter((hex) => hex !== "#ffffff")],
])("No code names %s of the sample.", (_, names) => {
  expect(code.length).toBeGreaterThan(300);
  expect(names.length).toBeGreaterThan(0);
  const named = new RegExp(names.join("|"), "i");
  expect(code.filter((file) => named.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("No message names the folder of the sample, since another may be built.", () => {
  const sentence = /["`](?=[^"`\n]* )[^"`\n]*\bcontent\/[^"`\n]*["`]/;
  const said = code.filter((file) => {
    const withoutComments = readFileSync(file, "utf8").replaceAll(/\/\*\*[^]*?\*\/|\/\/ .*/g, "");
    return /^packages\/prospectus\/(site|scripts)\//.test(file) && sentence.test(withoutComments);
  });
  expect(said).toEqual([]);
});
