/** Finds what of a new site is still to be written. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { engineFolder } from "../site/engine-folder.ts";

/** What stands on a line and should not, and what to do. */
type Needle = { pattern: RegExp; remedy: string };

/** The texts of a folder by their paths from there, without hidden files. */
const textsIn = (folder: string) =>
  globSync("**/*.{yaml,md}", { cwd: folder })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted()
    .map((file) => [file, readFileSync(join(folder, file), "utf8")] as const);

/** Any of these words, whole. */
const anyOf = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|")})(?![\\p{L}\\d])`,
    "iu",
  );

/** Says, a sentence for each line, what in a content folder is still a note of the starter, or an address that nobody has. */
export function leftoversIn(folder: string): string[] {
  const notes = textsIn(join(engineFolder, "starter")).flatMap(
    // Not the lists of YAML, which have no capitals.
    ([, text]) => text.match(/\[(?=\p{Lu}|[^\][]* )[^\][\n]+\]/gu) ?? [],
  );
  const needles: Needle[] = [
    { pattern: anyOf(notes), remedy: "is a note: write your own words in its place." },
    {
      pattern: /[\w@.-]+\.example\b|\b555-01\d\d\b/i,
      remedy: "reaches nobody: write your own address or number.",
    },
  ];
  return textsIn(folder).flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) => {
      const needle = needles.find(({ pattern }) => pattern.test(line));
      return needle
        ? [`${folder}/${file}:${index + 1}  “${needle.pattern.exec(line)?.[0]}” ${needle.remedy}`]
        : [];
    }),
  );
}
