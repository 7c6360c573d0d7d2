/** Checks a file by its schema, and says in sentences what the schema refuses. */
import { z } from "zod";
import { walk } from "../schema/walk.ts";
import {
  describe,
  fieldName,
  listed,
  nearest,
  suggest,
  type FieldPath,
  type Problem,
} from "./content-error.ts";
import { earlierKey, earlierPage, earlierWord } from "./earlier-names.ts";
import type { Source } from "./read.ts";

type Issue = z.core.$ZodIssue;

const valueAt = (value: unknown, path: FieldPath) =>
  path.reduce<unknown>(
    (at, key) => (Object.hasOwn(Object(at), key) ? Reflect.get(Object(at), key) : undefined),
    value,
  );

/** The keys that a record at a place of a value may have. None where the schema has no record there, or takes keys of any name. */
export function knownKeys(schema: z.core.$ZodType, path: FieldPath, value?: unknown): string[] {
  let keys: string[] = [];
  walk(schema, value, (here, _value, at) => {
    if (here instanceof z.ZodObject && fieldName(at) === fieldName(path)) keys = Object.keys(here.shape);
  });
  return keys;
}

/** Where an unknown key belongs: the missing key of which it is a slip, or the record out of which its indent has moved it. */
function meantBy(source: Source, schema: z.ZodType, path: FieldPath, key: string, issues: readonly Issue[]) {
  const missing = issues.filter((issue) => valueAt(source.value, issue.path) === undefined);
  const last = (issue: Issue) => String(issue.path.at(-1));
  const beside = missing.filter((issue) => fieldName(issue.path.slice(0, -1)) === fieldName(path));
  // A key that is missing right here is probably meant, even where half of its letters differ.
  const near = nearest(key, beside.map(last), 1 / 2);
  const misspelt = beside.find((issue) => last(issue) === near);
  if (misspelt)
    return {
      issue: misspelt,
      expected: `the key “${near}”`,
      remedy: `Did you mean “${near}”? Correct the spelling.`,
    };
  const record = (at: FieldPath) =>
    at.length > 0 ? `the record “${fieldName(at)}”` : "the file’s first level";
  const moved = missing.find((issue) => last(issue) === key);
  const emptied = issues.find(
    (issue) =>
      valueAt(source.value, issue.path) === null && knownKeys(schema, issue.path, source.value).includes(key),
  );
  const issue = moved ?? emptied;
  const place = moved ? moved.path.slice(0, -1) : emptied?.path;
  return (
    issue && place && { issue, expected: `it in ${record(place)}`, remedy: "Correct the indent of the line." }
  );
}

/** The values among which one has to be chosen, where there are such. */
function choicesOf(issue: Issue): string[] {
  const choices = "values" in issue ? issue.values : "options" in issue ? issue.options : undefined;
  return (choices ?? []).map(String);
}

/** What is expected, in the words of the schema library, but for the names of types, which are those of programmers. */
function expectedBy(issue: Issue): string {
  const choices = choicesOf(issue);
  if (choices.length > 0) return `one of ${choices.join(", ")}`;
  if (issue.code === "invalid_key") return issue.issues[0]?.message ?? "a known key";
  const types: Record<string, string> = {
    string: "text",
    int: "a whole number",
    number: "a number",
    array: "a list",
    object: "a record",
    record: "a record",
    boolean: "true or false",
  };
  const [, expected] = /^(?:Too|Invalid)[^:]*: expected (.*?)(?:, received .*)?$/.exec(issue.message) ?? [];
  return (
    expected
      ?.replace(/^\w+/, (type) => types[type] ?? type)
      .replace(/ to (?:have|be) ([<>])=/, (_all, sign) => ` of at ${sign === ">" ? "least" : "most"} `) ??
    issue.message
  );
}

const asRecord = "Write a record: keys with their values, each on a line of its own below the key.";
const asNumber = "Write digits alone, without quotes; a point stands before decimals.";

/** What to do about a value of the wrong type. */
const typeRemedies: Readonly<Record<string, string>> = {
  array: "Write a list: one line for each entry, each with a hyphen in front.",
  object: asRecord,
  record: asRecord,
  boolean: "Write true or false, without quotes.",
  number: asNumber,
  int: asNumber,
};

/** What to do about a value. `written` is how it stands in the file. */
function remedyFor(issue: Issue, found: unknown, written: string): string {
  const last = String(issue.path.at(-1));
  if (found === undefined) return `Add the key “${last}”.`;
  if (found === null)
    return "Write the value behind the colon, or below it two spaces further right; or remove the key if it may be left out.";
  if (/^"[“”„«].*[“”»]"$/.test(written)) return 'Write straight quotes (") in place of the curly ones.';
  if (issue.code === "invalid_type") {
    if (issue.expected === "string")
      return typeof found === "object" ? "Write one text here." : `Put quotes around it: "${written}".`;
    return typeof found === "string" && found.includes("{count}")
      ? `Write it as { other: ${JSON.stringify(found)} }, with a form for each kind of number.`
      : (typeRemedies[issue.expected] ?? "Change the value.");
  }
  const byCode: Partial<Record<Issue["code"], string>> = {
    invalid_value: "Choose one of the known values.",
    invalid_union: "Choose one of the known values.",
    too_small: "Add what is missing.",
    too_big: "Take out what is too much.",
  };
  const { remedy = byCode[issue.code] ?? "Change the value.", known = [] } =
    issue.code === "custom" ? ((issue.params as { remedy?: string; known?: string[] }) ?? {}) : {};
  const choices = [...choicesOf(issue), ...known];
  const near = typeof found === "string" && (earlierWord(found, choices) ?? suggest(found, choices));
  return `${near || ""} ${remedy}`.trim();
}

/** Checks a file by its schema: gives the checked value, or nothing and the problems. */
export function checkSchema<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
  problems: Problem[],
): z.output<Schema> | undefined {
  if (!source.readable) return undefined;
  const result = schema.safeParse(source.value);
  if (result.success) return result.data;
  const report = (path: FieldPath, found: string, expected: string, remedy: string) =>
    problems.push({
      file: source.file,
      line: source.lineOf(path),
      field: fieldName(path),
      found,
      expected,
      remedy,
    });
  const earlier = earlierPage(source);
  if (earlier !== undefined) {
    report([], "a page of an earlier version", "a page with sections", earlier);
    return undefined;
  }
  const { issues } = result.error;
  const rest = issues.filter(({ code }) => code !== "unrecognized_keys");
  const explained = new Set<Issue>();
  for (const issue of issues)
    for (const key of issue.code === "unrecognized_keys" ? issue.keys : []) {
      const open = rest.filter((one) => !explained.has(one));
      const meant = meantBy(source, schema, issue.path, key, open);
      // Of an empty record there may be several keys.
      if (meant && valueAt(source.value, meant.issue.path) === undefined) explained.add(meant.issue);
      const keys = knownKeys(schema, issue.path, source.value);
      report(
        [...issue.path, key],
        `the key “${key}”`,
        meant?.expected ?? `one of the keys ${listed(keys)}`,
        earlierKey(source.file, [...issue.path, key]) ??
          meant?.remedy ??
          `${suggest(key, keys)} Correct its spelling or remove it.`.trim(),
      );
    }
  for (const issue of rest) {
    if (explained.has(issue)) continue;
    const found = valueAt(source.value, issue.path);
    // What YAML makes of 01067 is nothing that somebody has written.
    const written = (typeof found !== "string" && source.writtenAt?.(issue.path)) || describe(found);
    report(
      issue.path,
      issue.code === "invalid_key" ? `the key “${String(issue.path.at(-1))}”` : written,
      expectedBy(issue),
      remedyFor(issue, found, written),
    );
  }
  return undefined;
}
