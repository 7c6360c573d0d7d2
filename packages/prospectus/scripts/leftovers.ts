/** Finds what is left of the sample, or of a new site, in the content of a provider. */
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import packageFile from "../package.json" with { type: "json" };

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
    `(?<![\\p{L}\\d])(?:${words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|") || "(?!)"})(?![\\p{L}\\d])`,
    "iu",
  );

const found = (texts: readonly (readonly [string, string])[], pattern: RegExp) =>
  texts.flatMap(([, text]) => text.match(pattern) ?? []).map((one) => one.trim());

/**
 * Says, a sentence for each line, what in a content folder is still a note of the starter, a name or a figure of the sample, or an
 * address that nobody has. Of the sample itself it says nothing.
 *
 * @param folder the content of a provider.
 * @param name the provider's name.
 * @param sample where the sample lies, and its name.
 */
export function leftoversIn(
  folder: string,
  name: string,
  sample = { folder: "content", name: packageFile.name },
): string[] {
  const isNamedAsSample = name.toLowerCase() === sample.name.toLowerCase();
  const isSampleFolder = resolve(folder) === resolve(sample.folder);
  if (isNamedAsSample && isSampleFolder) return [];
  const texts = isSampleFolder ? [] : textsIn(sample.folder);
  const people = texts.filter(([file]) => file === "people.yaml");
  const needles: Needle[] = [
    {
      // Not the lists of YAML, which have no capitals.
      pattern: anyOf(found(textsIn("starter"), /\[(?=\p{Lu}|[^\][]* )[^\][\n]+\]/gu)),
      remedy: "is a note: write your own words in its place.",
    },
    {
      pattern: anyOf([
        ...(isNamedAsSample ? [] : [sample.name]),
        ...found(people, /(?<=\bname: )[^\s,]+ [^,}\n]+/g),
      ]),
      remedy: "is a name of the sample: write your own.",
    },
    {
      pattern: anyOf(
        found(texts, /\b(?:rating|enrolled|salary|street): [^,}\n]*\d[^,}\n]*|\bvalue: [^}\n]*\d[^}\n]*/g),
      ),
      remedy: "is invented for the sample: write what is true of you, or take it out.",
    },
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
