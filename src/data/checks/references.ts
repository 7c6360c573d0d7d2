/** Rules for fields with a meaning, such as ids and links. */
import { statSync } from "node:fs";
import { join } from "node:path";
import type { Content, Records } from "../content.ts";
import { amountIn, priceText } from "../schema/money.ts";
import {
  photographName,
  photographRemedy,
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
import { entriesIn, type Folder, type Source } from "../../reader/folder.ts";

export type Field = MeaningfulText & { source: Source };

/** What is wrong with a field, if anything. Without `found`: its text. */
export type Rule = (field: Field) => (Omit<Mistake, "found"> & { found?: string }) | undefined;

export const checkFields = (fields: readonly Field[], rules: readonly Rule[]): Problem[] =>
  fields.flatMap((field) =>
    rules.flatMap((rule) => {
      const wrong = rule(field);
      return wrong ? { ...placeOf(field.source, field.path), found: describe(field.text), ...wrong } : [];
    }),
  );

const article = (word: string) => `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;

/** Kind and id of a record, for the field of its id and those that refer to it. Records with files have no such field. */
export const nameOf = ({ meaning, text }: Field) => ("of" in meaning ? `${meaning.of} ${text}` : "");

/** The fields of ids, by kind and id. */
export const idsIn = (fields: readonly Field[]) =>
  Map.groupBy(
    fields.filter(({ meaning }) => meaning.is === "id"),
    nameOf,
  );

/** Ids are unique, and references have a record. */
export function referenceRule(
  fields: readonly Field[],
  { articles, categories }: Pick<Records, "articles" | "categories">,
): Rule {
  const ids = idsIn(fields);
  const slugs = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug);
  const own: Partial<Record<RecordKind, string[]>> = {
    article: slugs(articles),
    category: slugs(categories),
    "category page": slugs(categories.filter(({ page }) => page)),
  };
  const known = (kind: RecordKind) =>
    own[kind] ??
    [...ids.values()].flatMap(([first]) =>
      first?.meaning.is === "id" && first.meaning.of === kind ? [first.text] : [],
    );
  return (field) => {
    const { meaning, text } = field;
    const [first] = ids.get(nameOf(field)) ?? [];
    if (meaning.is === "id" && first && first !== field)
      return {
        expected: `an id that no other ${meaning.of} has`,
        remedy: `Rename this id. content/${first.source.file}:${first.source.lineOf(first.path)} already has it.`,
      };
    if (meaning.is !== "reference" || first || own[meaning.of]?.includes(text)) return undefined;
    return {
      expected: `the id of ${article(meaning.of)}: ${listed(known(meaning.of))}`,
      remedy: suggest(text, known(meaning.of), "Correct the id, or add the record."),
    };
  };
}

/** How a record without a page can be shown. */
const shownBy: Readonly<Partial<Record<RecordKind, string>>> = {
  course: "Give the course a badge, name it in a list of course-lists.yaml, or delete the record.",
  person: "Name the person where a page shows people, such as team in people.yaml, or delete the record.",
};

/** A page shows each course and person: by a reference, or by a rule such as a price or the role of the team. */
export function shownRule(
  fields: readonly Field[],
  { people }: Pick<Records, "people">,
  isShownByRule: (field: Field) => boolean,
): Rule {
  const named = new Set(fields.filter(({ meaning }) => meaning.is === "reference").map(nameOf));
  return (field) => {
    const { meaning, text, path, source } = field;
    if (meaning.is !== "id" || named.has(nameOf(field)) || isShownByRule(field)) return undefined;
    const remedy = shownBy[meaning.of];
    const beside = (key: string) => valueAt(source.value, [...path.slice(0, -1), key]);
    if (remedy === undefined || beside("badge") !== undefined || beside("role") === people.team)
      return undefined;
    return {
      found: `the ${meaning.of} ${describe(text)}, which no page shows`,
      expected: `${article(meaning.of)} that a page shows`,
      remedy,
    };
  };
}

/** A photograph that the content names, with the place for its mistakes. */
export type NamedPhotograph = { kind: Illustrated; image: string } & Pick<Problem, "file" | "line" | "field">;

export const photographsIn = (fields: readonly Field[]): NamedPhotograph[] =>
  fields.flatMap(({ meaning, text, source, path }) =>
    meaning.is === "photograph" ? { kind: meaning.of, image: text, ...placeOf(source, path) } : [],
  );

/** Photographs are files in `images/`. */
export function photographRule(folder: Folder): Rule {
  const images = entriesIn(folder, "images").map(({ file }) => file.slice("images/".length));
  return ({ meaning, text }) => {
    if (meaning.is !== "photograph") return undefined;
    const isName = photographName.test(text);
    // Reading a pipe or a device may never end.
    const stats = isName && statSync(join(folder.root, "images", text), { throwIfNoEntry: false });
    if (stats && stats.isFile()) return undefined;
    const remedy = isName ? "Add the file, or correct its name." : photographRemedy;
    const expected = "the name of a file in content/images, without its folder";
    return { expected, remedy: suggest(text.replace(/^.*[/\\]/, ""), images, remedy) };
  };
}

/** Prices are the word for free, or an amount in the currency of the site. */
export const priceRule =
  ({ labels, site }: Pick<Content, "labels" | "site">): Rule =>
  ({ meaning, text }) => {
    if (meaning.is !== "price" || text === labels.free || amountIn(text, site) !== undefined)
      return undefined;
    const remedy = "Write the word for “free” of labels.yaml, or digits with the currency sign.";
    return {
      expected: `${labels.free}, or an amount such as ${priceText(79, site)}`,
      remedy: suggest(text, [labels.free], remedy),
    };
  };
