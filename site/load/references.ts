/** Checks what one file says of another: ids, references, links, photographs. The schemas say which fields are such. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import {
  link,
  meaningsIn,
  type Illustrated,
  type MeaningfulText,
  type RecordKind,
} from "../schema/reference.ts";
import { describe, fieldName, suggest, type Problem } from "./content-error.ts";
import { linkMistake, type Places } from "./links.ts";
import type { Source } from "./read.ts";

/** A field whose schema says that it means more than its text, and the file in which it stands. */
export type Field = MeaningfulText & { source: Source };

/** Where the content names a photograph: the kind of record, the file in `content/images`, and the place to report a mistake at. */
export type NamedPhotograph = { kind: Illustrated; image: string } & Pick<Problem, "file" | "line" | "field">;

/** The fields of a file that mean more than their text. The file need not fit its schema. */
export function fieldsOf(source: Source, schema: z.core.$ZodType): Field[] {
  return meaningsIn(schema, source.value).map((found) => ({ ...found, source }));
}

const placeOf = ({ source, path }: Field) => ({
  file: source.file,
  line: source.lineOf(path),
  field: fieldName(path),
});

/** Reports links that lead nowhere. */
export function checkLinks(fields: readonly Field[], places: Places, problems: Problem[]): void {
  for (const field of fields) {
    // What is no link at all has been reported by the schema.
    if (field.meaning.is !== "link" || !link.safeParse(field.text).success) continue;
    const mistake = linkMistake(field.text, places);
    if (mistake) problems.push({ ...placeOf(field), found: describe(field.text), ...mistake });
  }
}

/**
 * Reports ids that two records of a kind have, and references to records that do not exist.
 *
 * @param slugs the ids of the records that are named by their files.
 */
export function checkReferences(
  fields: readonly Field[],
  slugs: Readonly<Partial<Record<RecordKind, readonly string[]>>>,
  problems: Problem[],
): void {
  const known = new Map<string, string[]>(Object.entries(slugs).map(([kind, ids]) => [kind, [...ids]]));
  for (const field of fields) {
    if (field.meaning.is !== "id") continue;
    const { of: kind } = field.meaning;
    const ids = known.get(kind) ?? [];
    if (ids.includes(field.text))
      problems.push({
        ...placeOf(field),
        found: describe(field.text),
        expected: `an id that no other ${kind} has`,
        remedy: "Give this record an id of its own.",
      });
    known.set(kind, [...ids, field.text]);
  }
  for (const field of fields) {
    if (field.meaning.is !== "reference") continue;
    const { to: kind } = field.meaning;
    const ids = known.get(kind) ?? [];
    if (ids.includes(field.text)) continue;
    problems.push({
      ...placeOf(field),
      found: describe(field.text),
      expected: `the id of ${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}: ${ids.join(", ")}`,
      remedy: `${suggest(field.text, ids)} Correct the id, or add the record.`.trim(),
    });
  }
}

/** Reports photographs that do not lie in `images/` of the content folder, and gives every place at which one is named. */
export function checkPhotographs(
  root: string,
  fields: readonly Field[],
  problems: Problem[],
): NamedPhotograph[] {
  return fields.flatMap((field) => {
    if (field.meaning.is !== "photograph") return [];
    const place = placeOf(field);
    if (!existsSync(join(root, "images", field.text)))
      problems.push({
        ...place,
        found: describe(field.text),
        expected: "the name of a file in content/images",
        remedy: "Put the photograph there, or correct its name.",
      });
    return [{ kind: field.meaning.of, image: field.text, ...place }];
  });
}
