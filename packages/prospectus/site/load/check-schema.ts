import { z } from "zod";
import { photographRemedy } from "../schema/reference.ts";
import { valueAt, walk } from "../schema/walk.ts";
import { describe, fieldName, listed, nearest, placeOf, suggest } from "./content-error.ts";
import type { FieldPath, Problem } from "./content-error.ts";
import type { Source } from "./read.ts";

type Issue = z.core.$ZodIssue;

/** Keys that a record at this path can have. None if there is no record, or if keys are free. */
export function knownKeys(schema: z.core.$ZodType, path: FieldPath, value?: unknown): string[] {
  let keys: string[] = [];
  walk(schema, value, (here, _value, at) => {
    if (here instanceof z.ZodObject && fieldName(at) === fieldName(path)) keys = Object.keys(here.shape);
  });
  return keys;
}

/** Meaning of an unknown key: a misspelt missing key, or one with the wrong indent. */
function meantBy({ value }: Source, schema: z.ZodType, path: FieldPath, key: string, issues: Issue[]) {
  const missing = issues.filter((issue) => valueAt(value, issue.path) === undefined);
  const last = (issue: Issue) => String(issue.path.at(-1));
  const beside = missing.filter((issue) => fieldName(issue.path.slice(0, -1)) === fieldName(path));
  // A key that is missing right here is probably meant, even if half of its letters differ.
  const suggestion = nearest(key, beside.map(last), 1 / 2);
  const misspelt = beside.find((issue) => last(issue) === suggestion);
  if (misspelt)
    return {
      issue: misspelt,
      expected: `the key “${suggestion}”`,
      remedy: `Did you mean “${suggestion}”? Correct the spelling.`,
    };
  const moved = missing.find((issue) => last(issue) === key);
  const emptied = issues.find(
    (issue) => valueAt(value, issue.path) === null && knownKeys(schema, issue.path, value).includes(key),
  );
  const issue = moved ?? emptied;
  if (!issue) return undefined;
  const record = moved ? issue.path.slice(0, -1) : issue.path;
  const place = record.length > 0 ? `the record “${fieldName(record)}”` : "the file’s first level";
  return { issue, expected: `it in ${place}`, remedy: "Correct the indent of the line." };
}

function choicesOf(issue: Issue): string[] {
  const choices = "values" in issue ? issue.values : "options" in issue ? issue.options : undefined;
  return (choices ?? []).map(String);
}

const asRecord = "Write a record: each key with its value on its own line, below this key.";
const asNumber = "Write digits without quotes, with a point before decimals.";

/** Names of the schema library's types, and what to do about a value of another type. */
const types: Readonly<Record<string, readonly [name: string, remedy?: string]>> = {
  string: ["text"],
  int: ["a whole number", asNumber],
  number: ["a number", asNumber],
  array: ["a list", "Write a list: one line for each entry, each starting with a hyphen."],
  object: ["a record", asRecord],
  record: ["a record", asRecord],
  boolean: ["true or false", "Write true or false, without quotes."],
};

function expectedBy(issue: Issue): string {
  const choices = choicesOf(issue);
  if (choices.length > 0) return `one of ${choices.join(", ")}`;
  if (issue.code === "invalid_key") return issue.issues[0]?.message ?? "a known key";
  const [, expected] = /^(?:Too|Invalid)[^:]*: expected (.*?)(?:, received .*)?$/.exec(issue.message) ?? [];
  return (
    expected
      ?.replace(/^\w+/, (type) => types[type]?.[0] ?? type)
      .replace(/ to (?:have|be) ([<>])=/, (_all, sign) => ` of at ${sign === ">" ? "least" : "most"} `) ??
    issue.message
  );
}

const remedies: Partial<Record<Issue["code"], string>> = {
  invalid_value: "Choose one of the known values.",
  invalid_union: "Choose one of the known values.",
  too_small: "Add what is missing.",
  too_big: "Reduce it to the limit.",
};

/** What to do about a value. `written`: its source in the file. */
function remedyFor(issue: Issue, found: unknown, written: string): string {
  if (found === undefined) return `Add the key “${String(issue.path.at(-1))}”.`;
  if (found === null)
    return "Write the value after the colon or indented below it. If the key is optional, you can delete it.";
  if (/^"[“”„«].*[“”»]"$/.test(written)) return 'Replace the curly quotes with straight ones (").';
  if (issue.code === "invalid_type") {
    if (issue.expected === "string")
      return typeof found === "object"
        ? "Write one text here."
        : /^(?:badge|price)$/.test(String(issue.path.at(-1))) && Number(found) < 0
          ? `Delete the minus, and put quotes around it: "${written.replace("-", "")}".`
          : `Put quotes around it: "${written}".`;
    return typeof found === "string" && found.includes("{count}")
      ? `Write { other: ${JSON.stringify(found)} }, with a text for each plural form.`
      : (types[issue.expected]?.[1] ?? "Change the value.");
  }
  const own: { remedy?: string; known?: string[] } = (issue.code === "custom" && issue.params) || {};
  if (typeof found === "string" && issue.message.startsWith("the name of a file in"))
    return photographRemedy(found);
  const { remedy = remedies[issue.code] ?? "Change the value.", known = [] } = own;
  if (typeof found !== "string") return remedy;
  return suggest(found, [...choicesOf(issue), ...known], remedy);
}

/** Names that people use instead of a key. */
const otherNames: Readonly<Record<string, RegExp>> = {
  badge: /^(?:price|prix|preis|precio|prezzo|cost|fee|tarif)$/i,
  photograph: /^(?:photo|image|picture|img)$/i,
};

/** Checks a file against its schema. Returns the value, or adds problems. */
export function checkSchema<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
  problems: Problem[],
): z.output<Schema> | undefined {
  if (!source.readable) return undefined;
  const result = schema.safeParse(source.value);
  if (result.success) return result.data;
  const report = (path: FieldPath, found: string, expected: string, remedy: string) =>
    problems.push({ ...placeOf(source, path), found, expected, remedy });
  const { issues } = result.error;
  const rest = issues.filter(({ code }) => code !== "unrecognized_keys");
  const explained = new Set<Issue>();
  for (const issue of issues)
    for (const key of issue.code === "unrecognized_keys" ? issue.keys : []) {
      const open = rest.filter((one) => !explained.has(one));
      const meant = meantBy(source, schema, issue.path, key, open);
      // An empty record can lack several keys.
      if (meant && valueAt(source.value, meant.issue.path) === undefined) explained.add(meant.issue);
      const keys = knownKeys(schema, issue.path, source.value);
      const name = keys.find((one) => otherNames[one]?.test(key));
      const remedy =
        meant?.remedy ??
        (name
          ? `The key is called “${name}” here.`
          : suggest(key, keys, "Correct its spelling, or delete it."));
      report(
        [...issue.path, key],
        `the key “${key}”`,
        meant?.expected ?? `one of the keys ${listed(keys)}`,
        remedy,
      );
    }
  for (const issue of rest) {
    if (explained.has(issue)) continue;
    const found = valueAt(source.value, issue.path);
    // Quote the source: YAML reads 01067 as a number that nobody wrote.
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
