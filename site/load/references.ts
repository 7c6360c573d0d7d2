/** Checks what one file says of another: ids, references, links, photographs. The schemas say which fields are such. */
import { basename, join } from "node:path";
import type { z } from "zod";
import { contentFolder } from "../content-folder.ts";
import {
  meaningsIn,
  pictureName,
  type Illustrated,
  type MeaningfulText,
  type RecordKind,
} from "../schema/reference.ts";
import { describe, fieldName, listed, suggest, type Problem } from "./content-error.ts";
import { linkMistake, type Places } from "./links.ts";
import { entriesIn, type Source } from "./read.ts";
import { isFile } from "./read-text.ts";

/** A text that means more than itself, by its schema or as a link or a photograph in prose, and the file in which it stands. */
export type Field = MeaningfulText & { source: Source };

/** Where the content names a photograph: the kind of record, the file in `images/`, and the place to report a mistake at. */
export type NamedPhotograph = { kind: Illustrated; image: string } & Pick<Problem, "file" | "line" | "field">;

/** The fields of a file that mean more than their text. The file need not fit its schema. */
export function fieldsOf(source: Source, schema: z.core.$ZodType): Field[] {
  return meaningsIn(schema, source.value).map((found) => ({ ...found, source }));
}

/** Where a field stands, for a report. */
export const placeOf = ({ source, path }: Field) => ({
  file: source.file,
  line: source.lineOf(path),
  field: fieldName(path),
});

/** Reports links that lead nowhere. `pageOf` gives the path of the page on which a file's words stand, where it is one alone. */
export function checkLinks(
  fields: readonly Field[],
  places: Places,
  pageOf: (file: string) => string | undefined,
  problems: Problem[],
): void {
  for (const field of fields) {
    if (field.meaning.is !== "link") continue;
    const mistake = linkMistake(field.text, places, pageOf(field.source.file));
    if (mistake) problems.push({ ...placeOf(field), found: describe(field.text), ...mistake });
  }
}

const article = (word: string) => `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;

/** Which records there are, by the files that could be read. */
type Known = {
  /** The ids of the records that are named by their files. */
  slugs: Readonly<Partial<Record<RecordKind, readonly string[]>>>;
  /** The kinds of which some records could not be read: nobody can say which ids they have. */
  uncertain: ReadonlySet<RecordKind>;
};

/**
 * Reports ids that two records of a kind have, and references to records that do not exist.
 *
 * @returns the kinds to which a reference leads nowhere.
 */
export function checkReferences(
  fields: readonly Field[],
  { slugs, uncertain }: Known,
  problems: Problem[],
): ReadonlySet<RecordKind> {
  const known = new Map<string, Set<string>>(
    Object.entries(slugs).map(([kind, ids]) => [kind, new Set(ids)]),
  );
  const first = new Map<string, Field>();
  for (const field of fields) {
    if (field.meaning.is !== "id") continue;
    const { of: kind } = field.meaning;
    const ids = known.get(kind) ?? new Set();
    const other = first.get(`${kind} ${field.text}`);
    if (other)
      problems.push({
        ...placeOf(field),
        found: describe(field.text),
        expected: `an id that no other ${kind} has`,
        remedy: `Give this record an id of its own; ${contentFolder}/${other.source.file}:${other.source.lineOf(other.path)} has this one.`,
      });
    else first.set(`${kind} ${field.text}`, field);
    known.set(kind, ids.add(field.text));
  }
  const broken = new Set<RecordKind>();
  for (const field of fields) {
    if (field.meaning.is !== "reference") continue;
    const { to: kind } = field.meaning;
    const ids = [...(known.get(kind) ?? [])];
    if (uncertain.has(kind) || ids.includes(field.text)) continue;
    broken.add(kind);
    problems.push({
      ...placeOf(field),
      found: describe(field.text),
      expected: `the id of ${article(kind)}: ${listed(ids)}`,
      remedy: `${suggest(field.text, ids)} Correct the id, or add the record.`.trim(),
    });
  }
  return broken;
}

/** Where a record that has no page of its own shows. */
const shownBy: Readonly<Partial<Record<RecordKind, string>>> = {
  course: "Give the course a badge, or pin it to a list of course-lists.yaml, or remove the record.",
  person: "Name the person where it should show, such as team in people.yaml, or remove the record.",
};

/** Reports records that no page shows, since nothing names them. Those of `kinds` alone are looked at; `isShownByRule` says which show without being named. */
export function checkShown(
  fields: readonly Field[],
  kinds: ReadonlySet<RecordKind>,
  isShownByRule: (field: Field) => boolean,
  problems: Problem[],
): void {
  const named = new Set(
    fields.flatMap(({ meaning, text }) => (meaning.is === "reference" ? [`${meaning.to} ${text}`] : [])),
  );
  for (const field of fields) {
    if (field.meaning.is !== "id" || !kinds.has(field.meaning.of) || isShownByRule(field)) continue;
    const { of: kind } = field.meaning;
    const remedy = shownBy[kind];
    if (remedy === undefined || named.has(`${kind} ${field.text}`)) continue;
    problems.push({
      ...placeOf(field),
      found: `the ${kind} ${describe(field.text)}, which no page shows`,
      expected: `${article(kind)} that the content names somewhere`,
      remedy,
    });
  }
}

/** Reports photographs that do not lie in `images/` of the content folder, and gives the others. */
export function checkPhotographs(
  root: string,
  fields: readonly Field[],
  problems: Problem[],
): NamedPhotograph[] {
  return fields.flatMap((field) => {
    if (field.meaning.is !== "photograph") return [];
    const { of: kind } = field.meaning;
    const image = field.text;
    const isName = pictureName(kind).test(image);
    if (isName && isFile(join(root, "images", image))) return [{ kind, image, ...placeOf(field) }];
    const there = entriesIn(root, "images").map(({ file }) => basename(file));
    // In a record, what is no name is refused by the schema.
    if (isName || kind === "prose")
      problems.push({
        ...placeOf(field),
        found: describe(image),
        expected: `the name of a file in ${contentFolder}/images`,
        remedy: `${suggest(image, there)} Put the file there, or correct its name.`.trim(),
      });
    return [];
  });
}
