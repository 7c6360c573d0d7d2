/** Notes of `npm run check:content` on the lines of the content. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./folders.ts";

/** Files of the content with their lines. */
const filesIn = (folder: string) =>
  globSync("**/*.{yaml,md}", { cwd: folder })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted()
    .map((file) => ({
      file: `${folder}/${file}`,
      lines: readFileSync(join(folder, file), "utf8").normalize().split("\n"),
    }));

/** Addresses and numbers that are reserved for examples (RFC 2606; North American numbers 555-01xx). */
const reserved = /[\w@.-]+\.example\b|\b555-01\d\d\b/i;

/** Lines that contain a reserved address or number. */
export const leftoversIn = (folder: string): string[] =>
  filesIn(folder).flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => {
      const [found] = reserved.exec(line) ?? [];
      if (found === undefined) return [];
      return `${file}:${index + 1}  “${found}” is an example. Replace it with your own address or number.`;
    }),
  );

/** Notes the first line of each file with letters that the fonts lack. ASCII has signs of code, which the fonts leave out. */
export function missingLetters(folder: string): string[] {
  const characters = readFileSync(join(projectFolder, "src/styles/fonts/characters.txt"), "utf8");
  const missingIn = (line: string) =>
    Array.from(line).filter((character) => character > "\u007f" && !characters.includes(character));
  return filesIn(folder).flatMap(({ file, lines }) => {
    const missing = new Set(lines.flatMap(missingIn));
    if (missing.size === 0) return [];
    const first = lines.findIndex((line) => missingIn(line).length > 0) + 1;
    return `${file}:${first}  The fonts do not have ${[...missing].join(", ")}. Browsers show these letters in a system font. To add them, see src/styles/fonts/README.md.`;
  });
}
