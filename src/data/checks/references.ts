import { basename, join } from "node:path";
import type { SoundContent } from "../content.ts";
import { amountIn, priceText } from "../schema/money.ts";
import {
  photographRemedy,
  photographName,
  type Illustrated,
  type MeaningfulText,
  type RecordKind,
} from "../schema/reference.ts";
import { valueAt } from "../../reader/walk.ts";
import {
  describe,
  listed,
  placeOf,
  suggest,
  type Mistake,
  type Problem,
} from "../../reader/content-error.ts";
import { linkMistake, type Targets } from "./links.ts";
import { entriesIn, type Source } from "../../reader/read.ts";
import { isFile } from "../../reader/read-text.ts";

export type Field = MeaningfulText & { source: Source };

const refuse = (problems: Problem[], { source, path }: Field, mistake: Mistake) =>
  problems.push({ ...placeOf(source, path), ...mistake });

/** A photograph that the content names, with the place for its mistakes. */
export type NamedPhotograph = { kind: Illustrated; image: string } & Pick<Problem, "file" | "line" | "field">;

/** Reports broken links. `pageOf` returns the page of a file, if there is only one. */
export function checkLinks(
  fields: readonly Field[],
  targets: Targets,
  pageOf: (file: string) => string | undefined,
  problems: Problem[],
): void {
  for (const field of fields) {
    if (field.meaning.is !== "link") continue;
    const mistake = linkMistake(field.text, targets, pageOf(field.source.file));
    if (mistake) refuse(problems, field, { found: describe(field.text), ...mistake });
  }
}

const article = (word: string) => `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;

type Known = {
  /** Slugs of records with their own files. */
  slugs: Readonly<Partial<Record<RecordKind, readonly string[]>>>;
  /** Kinds with unreadable records: their ids are not all known. */
  uncertain: ReadonlySet<RecordKind>;
};

/** Reports duplicate ids and broken references. Returns kinds with a broken reference. */
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
      refuse(problems, field, {
        found: describe(field.text),
        expected: `an id that no other ${kind} has`,
        remedy: `Rename this id. content/${other.source.file}:${other.source.lineOf(other.path)} already has it.`,
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
    refuse(problems, field, {
      found: describe(field.text),
      expected: `the id of ${article(kind)}: ${listed(ids)}`,
      remedy: suggest(field.text, ids, "Correct the id, or add the record."),
    });
  }
  return broken;
}

/** How a record without a page can be shown. */
const shownBy: Readonly<Partial<Record<RecordKind, string>>> = {
  course: "Give the course a badge, name it in a list of course-lists.yaml, or delete the record.",
  person: "Name the person where a page shows people, such as team in people.yaml, or delete the record.",
};

/** Whether a list shows the record without naming it: a course with a price, or a person of the team. */
export function isListed({ path, source }: Field, { people }: SoundContent): boolean {
  const own = (key: string) => valueAt(source.value, [...path.slice(0, -1), key]);
  return own("badge") !== undefined || !people || own("role") === people.team;
}

/** Reports records of `kinds` that no page shows: no reference and no rule (`isShownByRule`). */
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
    refuse(problems, field, {
      found: `the ${kind} ${describe(field.text)}, which no page shows`,
      expected: `${article(kind)} that a page shows`,
      remedy,
    });
  }
}

/** Reports photographs missing from `images/`, and returns the others. */
export function checkPhotographs(
  root: string,
  fields: readonly Field[],
  problems: Problem[],
): NamedPhotograph[] {
  return fields.flatMap((field) => {
    if (field.meaning.is !== "photograph") return [];
    const { of: kind } = field.meaning;
    const image = field.text;
    const isName = photographName.test(image);
    if (isName && isFile(join(root, "images", image)))
      return [{ kind, image, ...placeOf(field.source, field.path) }];
    const there = entriesIn(root, "images").map(({ file }) => basename(file));
    const [, alone] = /[/\\]([^/\\]+)$/.exec(image) ?? [];
    // In a record, the schema refuses other invalid names.
    if (isName || kind === "prose" || alone)
      refuse(problems, field, {
        found: describe(image),
        expected: "the name of a file in content/images",
        remedy:
          alone && there.includes(alone)
            ? `Write ${alone}, without its folder.`
            : suggest(
                alone ?? image,
                there,
                isName ? "Add the file, or correct its name." : photographRemedy,
              ),
      });
    return [];
  });
}

/** Reports prices that are neither the word for free nor an amount in the currency of the site. */
export function checkPrices(
  fields: readonly Field[],
  labels: SoundContent["labels"],
  locale: Parameters<typeof priceText>[1],
  problems: Problem[],
): void {
  if (!labels) return;
  for (const field of fields) {
    const { meaning, text } = field;
    if (meaning.is !== "price" || text === labels.free || amountIn(text, locale) !== undefined) continue;
    refuse(problems, field, {
      found: describe(text),
      expected: `${labels.free}, or an amount such as ${priceText(79, locale)}`,
      remedy: suggest(
        text,
        [labels.free],
        "Write the word for “free” of labels.yaml, or digits with the currency sign.",
      ),
    });
  }
}
