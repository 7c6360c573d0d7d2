import { statSync } from "node:fs";
import { join } from "node:path";
import type { Content, Records } from "../content.ts";
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
import { entriesIn, type Folder, type Source } from "../../reader/folder.ts";
import { linkMistake, type Targets } from "./links.ts";

export type Field = MeaningfulText & { source: Source };

const mistaken = ({ source, path }: Field, mistake: Mistake): Problem => ({
  ...placeOf(source, path),
  ...mistake,
});

/** Broken links. `pageOf` returns the page of a file, if there is only one. */
export const checkLinks = (
  fields: readonly Field[],
  targets: Targets,
  pageOf: (file: string) => string | undefined,
): Problem[] =>
  fields.flatMap((field) => {
    const mistake =
      field.meaning.is === "link" && linkMistake(field.text, targets, pageOf(field.source.file));
    return mistake ? mistaken(field, { found: describe(field.text), ...mistake }) : [];
  });

const article = (word: string) => `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;

/** Duplicate ids and broken references. Records with files of their own have slugs as ids. */
export function checkReferences(
  fields: readonly Field[],
  { articles, categories }: Pick<Records, "articles" | "categories">,
): Problem[] {
  const slugs = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug);
  const ids = Map.groupBy(
    fields.filter(({ meaning }) => meaning.is === "id"),
    ({ meaning }) => (meaning.is === "id" ? meaning.of : undefined),
  );
  const known = new Map<RecordKind | undefined, readonly string[]>([
    ...[...ids].map(([kind, some]) => [kind, [...new Set(some.map(({ text }) => text))]] as const),
    ["article", slugs(articles)],
    ["category", slugs(categories)],
    ["category page", slugs(categories.filter(({ page }) => page))],
  ]);
  return fields.flatMap((field) => {
    const { meaning, text } = field;
    if (meaning.is === "id") {
      const first = ids.get(meaning.of)?.find((one) => one.text === text);
      if (!first || first === field) return [];
      return mistaken(field, {
        found: describe(text),
        expected: `an id that no other ${meaning.of} has`,
        remedy: `Rename this id. content/${first.source.file}:${first.source.lineOf(first.path)} already has it.`,
      });
    }
    if (meaning.is !== "reference") return [];
    const others = known.get(meaning.to) ?? [];
    if (others.includes(text)) return [];
    return mistaken(field, {
      found: describe(text),
      expected: `the id of ${article(meaning.to)}: ${listed(others)}`,
      remedy: suggest(text, others, "Correct the id, or add the record."),
    });
  });
}

/** How a record without a page can be shown. */
const shownBy: Readonly<Partial<Record<RecordKind, string>>> = {
  course: "Give the course a badge, name it in a list of course-lists.yaml, or delete the record.",
  person: "Name the person where a page shows people, such as team in people.yaml, or delete the record.",
};

/** Whether a list shows the record without naming it: a course with a price, or a person of the team. */
export function isListed({ path, source }: Field, { people }: Pick<Records, "people">): boolean {
  const own = (key: string) => valueAt(source.value, [...path.slice(0, -1), key]);
  return own("badge") !== undefined || own("role") === people.team;
}

/** Courses and people that no page shows: no reference and no rule. */
export function checkShown(fields: readonly Field[], isShownByRule: (field: Field) => boolean): Problem[] {
  const named = new Set(
    fields.flatMap(({ meaning, text }) => (meaning.is === "reference" ? [`${meaning.to} ${text}`] : [])),
  );
  return fields.flatMap((field) => {
    if (field.meaning.is !== "id" || isShownByRule(field)) return [];
    const { of: kind } = field.meaning;
    const remedy = shownBy[kind];
    if (remedy === undefined || named.has(`${kind} ${field.text}`)) return [];
    return mistaken(field, {
      found: `the ${kind} ${describe(field.text)}, which no page shows`,
      expected: `${article(kind)} that a page shows`,
      remedy,
    });
  });
}

/** A photograph that the content names, with the place for its mistakes. */
export type NamedPhotograph = { kind: Illustrated; image: string } & Pick<Problem, "file" | "line" | "field">;

export const photographsIn = (fields: readonly Field[]): NamedPhotograph[] =>
  fields.flatMap(({ meaning, text, source, path }) =>
    meaning.is === "photograph" ? { kind: meaning.of, image: text, ...placeOf(source, path) } : [],
  );

/** Photographs that are missing from `images/`. */
export function checkPhotographs(fields: readonly Field[], folder: Folder): Problem[] {
  const images = entriesIn(folder, "images").map(({ file }) => file.slice("images/".length));
  return photographsIn(fields).flatMap(({ kind: _kind, image, ...place }) => {
    const isName = photographName.test(image);
    // Reading a pipe or a device may never end.
    const stats = isName && statSync(join(folder.root, "images", image), { throwIfNoEntry: false });
    if (stats && stats.isFile()) return [];
    const [, alone] = /[/\\]([^/\\]+)$/.exec(image) ?? [];
    return {
      ...place,
      found: describe(image),
      expected: "the name of a file in content/images",
      remedy:
        alone && images.includes(alone)
          ? `Write ${alone}, without its folder.`
          : suggest(alone ?? image, images, isName ? "Add the file, or correct its name." : photographRemedy),
    };
  });
}

/** Prices that are neither the word for free nor an amount in the currency of the site. */
export const checkPrices = (
  fields: readonly Field[],
  { labels, site }: Pick<Content, "labels" | "site">,
): Problem[] =>
  fields.flatMap((field) => {
    const { meaning, text } = field;
    if (meaning.is !== "price" || text === labels.free || amountIn(text, site) !== undefined) return [];
    return mistaken(field, {
      found: describe(text),
      expected: `${labels.free}, or an amount such as ${priceText(79, site)}`,
      remedy: suggest(
        text,
        [labels.free],
        "Write the word for “free” of labels.yaml, or digits with the currency sign.",
      ),
    });
  });
