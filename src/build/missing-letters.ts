import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./project-folder.ts";

/** Characters of the fonts of the pages. */
const characters = readFileSync(join(projectFolder, "src/styles/fonts/characters.txt"), "utf8");

/** Notes the first line of each file with letters that the fonts lack. ASCII has signs of code, which the fonts leave out. */
export function missingLetters(folder: string): string[] {
  const files = globSync("**/*.{yaml,md}", { cwd: folder }).map((file) => file.replaceAll("\\", "/"));
  return files.toSorted().flatMap((file) => {
    const lines = readFileSync(join(folder, file), "utf8").normalize().split("\n");
    const missingIn = (line: string) =>
      Array.from(line).filter((character) => character > "\u007f" && !characters.includes(character));
    const missing = new Set(lines.flatMap(missingIn));
    if (missing.size === 0) return [];
    const first = lines.findIndex((line) => missingIn(line).length > 0) + 1;
    return [
      `${folder}/${file}:${first}  The fonts do not have ${[...missing].join(", ")}. Browsers show these letters in a system font. To add them, see src/styles/fonts/README.md.`,
    ];
  });
}
