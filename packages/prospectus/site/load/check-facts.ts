/** Compares the facts of a further language with those of the first. */
import { join } from "node:path";
import { z } from "zod";
import { contentFolder } from "../content-folder.ts";
import { schemaOf, wordFiles } from "../pages.ts";
import { fileOf, isFolder, recordFiles, singleFiles } from "../records.ts";
import { isFact, meaningOf } from "../schema/reference.ts";
import { unwrapped, valueAt, walk, type Path } from "../schema/walk.ts";
import { describe, placeOf, type Problem } from "./content-error.ts";
import { amountIn } from "../schema/money.ts";
import { slugsIn } from "./page-list.ts";
import { readMarkdown, readYaml } from "./read.ts";
import { readLocale } from "./settings.ts";

function filesOf(root: string): (readonly [file: string, schema: z.ZodType])[] {
  return [
    ...Object.values(singleFiles),
    ...wordFiles.map(({ kind, schema }) => [fileOf("words", kind), schema] as const),
    ...Object.keys(recordFiles)
      .filter(isFolder)
      .flatMap((folder) =>
        slugsIn(root, folder).map((slug) => [fileOf(folder, slug), schemaOf(folder)] as const),
      ),
  ];
}

/** Files whose records are the same in every language. Pages and lists can differ. */
const compared = /^(?:(?:courses|events|jobs|lessons|people|plans)\.yaml$|(?:courses|articles|categories)\/)/;

function read(root: string, file: string) {
  const source = file.endsWith(".md") ? readMarkdown(root, file, []) : readYaml(root, file, []);
  return { prose: "", ...source, file };
}

/** Texts shorter than this can be the same in two languages: names, addresses. */
const shortest = 24;

/** Lists texts of a further language that are still those of the first. */
export function untranslated(root: string, folder: string): string[] {
  return filesOf(join(root, folder)).flatMap(([file, schema]) => {
    const [first, own] = [read(root, file), read(join(root, folder), file)];
    const textsIn = ({ value, prose }: typeof own) => {
      const texts = new Map<string, Path>(prose.trim() ? [[prose.trim(), ["(prose)"]]] : []);
      walk(schema, value, (field, text, path) => {
        if (field instanceof z.ZodString && typeof text === "string" && !isFact(field)) texts.set(text, path);
      });
      return texts;
    };
    const left = textsIn(first);
    return [...textsIn(own)]
      .filter(([text]) => text.length >= shortest && /\s/.test(text) && left.has(text))
      .map(
        ([text, path]) =>
          `${contentFolder}/${file}:${own.lineOf(path)}  ${describe(text)} is a text of the first language. Translate it.`,
      );
  });
}

/** Whether a field is the same in every language: a number, a boolean, a day, an id, a price. Figures and tiles can differ. */
const isSame = (schema: z.core.$ZodType): boolean =>
  ["id", "price"].includes(meaningOf(schema)?.is ?? "") ||
  isFact(schema) ||
  schema instanceof z.ZodNumber ||
  schema instanceof z.ZodBoolean;

/** Compares prices by amount. Words for a price can differ, and each language has its word for free. */
function sameIn(root: string): (schema: z.core.$ZodType, fact: unknown) => unknown {
  const free = valueAt(readYaml(root, fileOf("labels"), []).value, ["free"]);
  const place = readLocale(root);
  return (schema, fact) => {
    if (meaningOf(schema)?.is !== "price" || typeof fact !== "string") return fact;
    return fact === free ? "free" : (amountIn(fact, place) ?? "words");
  };
}

/** Id of a record, or start of a session, whose place in its list can differ. */
const idAt = (value: unknown, path: Path) =>
  ["id", "start"].map((key) => valueAt(value, [...path, key])).find((id) => typeof id === "string");

/** Facts of a file by place. Places contain ids of records, not their positions. */
function factsIn(schema: z.core.$ZodType, value: unknown, same: ReturnType<typeof sameIn>) {
  const facts = new Map<string, { path: Path; fact: unknown; same: unknown }>();
  walk(schema, value, (field, fact, path) => {
    if (fact === undefined || unwrapped(field, fact) !== field || !isSame(field)) return;
    const place = path.map((key, index) =>
      typeof key === "number" ? (idAt(value, path.slice(0, index + 1)) ?? key) : key,
    );
    facts.set(JSON.stringify(place), { path, fact, same: same(field, fact) });
  });
  return facts;
}

/** Place of the record of a fact, or of a record around it. */
function recordOf(place: string, levels = 1): string {
  const path: unknown[] = JSON.parse(place);
  return JSON.stringify(path.slice(0, -levels));
}

/** Whether a fact is the start of a session, which both languages must list. A language can omit other records. */
const isSession = (place: string) => /"sessions",[^,]+,"start"\]$/.test(place);

/** Reports facts that differ from the first language. `root` is its content folder, `folder` the other language's folder in it. */
export function checkFacts(root: string, folder: string, problems: Problem[]): void {
  const [ofFirst, ofOwn] = [sameIn(root), sameIn(join(root, folder))];
  for (const [file, schema] of filesOf(join(root, folder)).filter(([name]) => compared.test(name))) {
    const first = read(root, file);
    const own = read(join(root, folder), file);
    if (!first.readable || !own.readable) continue;
    const expected = factsIn(schema, first.value, ofFirst);
    const actual = factsIn(schema, own.value, ofOwn);
    const [theirs, ours] = [expected, actual].map(
      (facts) => new Set([...facts.keys()].map((place) => recordOf(place))),
    );
    for (const place of new Set([...expected.keys(), ...actual.keys()])) {
      const record = recordOf(place);
      const missing = !theirs?.has(record) || !ours?.has(record);
      const around = recordOf(place, 3);
      if (missing && !(isSession(place) && theirs?.has(around) && ours?.has(around))) continue;
      const [there, here] = [expected.get(place), actual.get(place)];
      if (there?.same === here?.same) continue;
      const at = placeOf(own, here?.path ?? there?.path ?? []);
      problems.push({
        ...at,
        file: join(folder, file),
        found: describe(here?.fact),
        expected: `${describe(there?.fact)}, as ${contentFolder}/${file}:${first.lineOf(there?.path ?? [])} has`,
        remedy: "Correct the one that is wrong: a fact is the same in every language.",
      });
    }
  }
}
