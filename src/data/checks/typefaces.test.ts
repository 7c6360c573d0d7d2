import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mistakesAfter } from "../../../tests/fixtures/content-copy.ts";
import { smallSite } from "../../../tests/fixtures/small-site.ts";
import { missingLetters } from "./check-fonts.ts";
import { fontFiles } from "./typefaces.ts";

const folder = "tests/fixtures/content";
const instrument = "@fontsource-variable/instrument-sans/files/instrument-sans-latin";
const wholeFont = readFileSync(`node_modules/${instrument}-wght-normal.woff2`);
const filesFor = (file: string, text: string) => {
  const found = fontFiles(folder, file, text);
  return {
    ...found,
    files: found.files.map(({ path, characters }) => [path.replace(/.*-sans-/, ""), characters]),
  };
};

test("letters missing in a package's file come from the files beside it", () => {
  expect(filesFor(`${instrument}-wght-normal.woff2`, "Łódź, œuvre 日")).toEqual({
    files: [
      ["latin-wght-normal.woff2", "ód, œuvre"],
      ["latin-ext-wght-normal.woff2", "Łź"],
    ],
    missing: ["日"],
  });
  expect(filesFor(`${instrument}-wght-italic.woff2`, "Ł").files[1]).toEqual([
    "latin-ext-wght-italic.woff2",
    "Ł",
  ]);
});

test("an unneeded file is left out, and a missing font has none", () => {
  expect(filesFor(`${instrument}-wght-normal.woff2`, "ócar").files).toHaveLength(1);
  expect(filesFor(`${instrument}-thin-normal.woff2`, "a").files).toEqual([]);
});

test.each<[string, string | Uint8Array]>([
  ["holds no font", "not found"],
  ["was cut off", wholeFont.subarray(0, wholeFont.length / 2)],
])("a file that %s is reported", (_, bytes) => {
  const said = mistakesAfter(({ put, edit }) => {
    put("fonts/kiln.woff2", bytes);
    edit("brand.yaml", /"@fontsource-variable\/bricolage.*"/, "fonts/kiln.woff2");
  });
  expect(said).toEqual([
    'brand.yaml:45 fonts.body.file | "fonts/kiln.woff2", which is not a font | a file in the format WOFF2, WOFF, TrueType or OpenType | Replace the file with a working copy.',
  ]);
});

test("the check lists letters of the content that a font lacks", () => {
  const content = smallSite();
  expect(missingLetters(folder, content)).toEqual([]);
  const site = { ...content.site, name: "Nguyễn Θ 日本語" };
  expect(missingLetters(folder, { ...content, site })[1]).toBe(
    "content/brand.yaml  Kiln Text (fonts.body in brand.yaml) does not have Θ, 日, 本, 語. Browsers show these letters in a system font; share pictures leave out 日, 本, 語. To avoid that, choose another font.",
  );
});
