import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content, SoundContent } from "../content.ts";
import { contentFolder } from "../../reader/content-folder.ts";
import { fileOf } from "../records.ts";
import { fontFiles, packageOf, spareFont } from "./typefaces.ts";
import { describe, type Mistake, type Report } from "../../reader/content-error.ts";

const names = ["display", "body"] as const;

function mistakeIn(root: string, file: string): Mistake | undefined {
  try {
    if (fontFiles(root, file, "").files.length > 0) return undefined;
  } catch {
    return {
      found: `${describe(file)}, which is not a font`,
      expected: "a file in the format WOFF2, WOFF, TrueType or OpenType",
      remedy: "Replace the file with a working copy.",
    };
  }
  const from = packageOf(file);
  return {
    found: `${describe(file)}, which does not exist`,
    expected: "a file of the content folder or of an installed package",
    remedy: from
      ? `Correct the path, or install the package: npm install --save-dev --save-exact ${from}`
      : "Add the file, or correct the path.",
  };
}

export function checkFonts(root: string, { brand }: SoundContent, report: Report): void {
  for (const name of names) {
    const mistake = brand && mistakeIn(root, brand.fonts[name].file);
    if (mistake) report(fileOf("brand"), ["fonts", name, "file"], mistake);
  }
}

function placeOfOne(root: string, letters: readonly string[]): string {
  for (const file of globSync("**/*.{yaml,md}", { cwd: root }).toSorted()) {
    const lines = readFileSync(join(root, file), "utf8").normalize().split("\n");
    const line = lines.findIndex((words) => letters.some((letter) => words.includes(letter)));
    if (line >= 0) return `${file}:${line + 1}`;
  }
  return fileOf("brand");
}

/** Lists letters of the content that each font lacks. This is no mistake: browsers use a system font. */
export function missingLetters(root: string, content: Content): string[] {
  const letters = Array.from(JSON.stringify(content)).filter((character) => /[\p{L}\p{S}]/u.test(character));
  const some = (all: readonly string[]) => all.slice(0, 12).join(", ") + (all.length > 12 ? ", …" : "");
  return names.flatMap((name) => {
    const { family, file } = content.brand.fonts[name];
    const { missing } = fontFiles(root, file, letters);
    if (missing.length === 0) return [];
    const drawn = fontFiles(root, spareFont, missing);
    const lost = drawn.missing.length > 0 ? `; share pictures leave out ${some(drawn.missing)}` : "";
    return [
      `${contentFolder}/${placeOfOne(root, missing)}  ${family} (fonts.${name} in brand.yaml) does not have ${some(missing)}. Browsers show these letters in a system font${lost}. To avoid that, choose another font.`,
    ];
  });
}
