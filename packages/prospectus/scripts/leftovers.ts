import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { engineFolder } from "../site/engine-folder.ts";

type Needle = { pattern: RegExp; remedy: string };

const textsIn = (folder: string) =>
  globSync("**/*.{yaml,md}", { cwd: folder })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted()
    .map((file) => [file, readFileSync(join(folder, file), "utf8")] as const);

const anyOf = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|")})(?![\\p{L}\\d])`,
    "iu",
  );

/** Lines that contain a note of the starter, or a reserved address or number. */
export function leftoversIn(folder: string): string[] {
  const notes = textsIn(join(engineFolder, "starter")).flatMap(
    // YAML's flow sequences, in lower case, are not notes.
    ([, text]) => text.match(/\[(?=\p{Lu}|[^\][]* )[^\][\n]+\]/gu) ?? [],
  );
  const needles: Needle[] = [
    { pattern: anyOf(notes), remedy: "is a note. Replace it with your own words." },
    {
      pattern: /[\w@.-]+\.example\b|\b555-01\d\d\b/i,
      remedy: "is an example. Replace it with your own address or number.",
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
