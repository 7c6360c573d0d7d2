import { z } from "zod";
import { valueAt, walk } from "./walk.ts";
import { describe, fieldName, listed, nearest, placeOf, suggest } from "./content-error.ts";
import type { FieldPath, Problem } from "./content-error.ts";
import type { Folder, Source } from "./folder.ts";

type Issue = z.core.$ZodIssue;

const asRecord = "Write a record: each key with its value on its own line, below this key.";
const asNumber = "Write digits without quotes, with a point before decimals.";

/** Names of Zod's types, and what to do about a value of another type. */
const types: Readonly<Record<string, readonly [name: string, remedy?: string]>> = {
  string: ["text"],
  int: ["a whole number", asNumber],
  number: ["a number", asNumber],
  array: ["a list", "Write a list: one line for each entry, each starting with a hyphen."],
  object: ["a record", asRecord],
  record: ["a record", asRecord],
  boolean: ["true or false", "Write true or false, without quotes."],
};

/** What is counted in a value with a limit. Numbers are compared as they are. */
const units: Readonly<Record<string, string>> = { string: " characters", array: " entries" };

const nameOf = (type: string) => types[type]?.[0] ?? type;

/** What is expected, for checks without a sentence of their own. */
function expectedBy(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return nameOf(issue.expected);
    case "invalid_value":
      return `one of ${issue.values.join(", ")}`;
    case "invalid_union":
      return `one of ${[issue.options].flat().join(", ")}`;
    case "too_small":
      return `${nameOf(issue.origin)} of at least ${issue.minimum}${units[issue.origin] ?? ""}`;
    case "too_big":
      return `${nameOf(issue.origin)} of at most ${issue.maximum}${units[issue.origin] ?? ""}`;
    case "invalid_key":
      return issue.issues[0]?.message;
    default:
      return undefined;
  }
}

const remedies: Partial<Record<Issue["code"], string>> = {
  invalid_value: "Choose one of the known values.",
  invalid_union: "Choose one of the known values.",
  invalid_format: "Write it in this form.",
  too_small: "Add what is missing.",
  too_big: "Reduce it to the limit.",
};

/** Values that a misspelt one can mean. */
function knownValues(issue: Issue): string[] {
  if (issue.code === "invalid_value") return issue.values.map(String);
  if (issue.code === "invalid_union" && "options" in issue) return (issue.options ?? []).map(String);
  const { known = [] }: { known?: string[] } = (issue.code === "custom" && issue.params) || {};
  return known;
}

/** What to do about a value. `written`: its source in the file. */
function remedyFor(issue: Issue, found: unknown, written: string): string {
  if (found === undefined) return `Add the key “${String(issue.path.at(-1))}”.`;
  if (found === null)
    return "Write the value after the colon or indented below it. If the key is optional, you can delete it.";
  if (issue.code === "invalid_type" && issue.expected === "string")
    return typeof found === "object" ? "Write one text here." : `Put quotes around it: "${written}".`;
  const own: { remedy?: string } = (issue.code === "custom" && issue.params) || {};
  const ofType = issue.code === "invalid_type" ? types[issue.expected]?.[1] : undefined;
  const remedy = own.remedy ?? ofType ?? remedies[issue.code] ?? "Change the value.";
  return typeof found === "string" ? suggest(found, knownValues(issue), remedy) : remedy;
}

/** Keys that a record at this path can have. None if there is no record, or if keys are free. */
export function knownKeys(schema: z.core.$ZodType, path: FieldPath, value?: unknown): string[] {
  let keys: string[] = [];
  walk(schema, value, (here, _value, at) => {
    if (here instanceof z.ZodObject && fieldName(at) === fieldName(path)) keys = Object.keys(here.shape);
  });
  return keys;
}

/** The missing key that an unknown key stands for: misspelt beside it, or the same key with another indent. */
function meantBy(key: string, path: FieldPath, missing: readonly Issue[]): Issue | undefined {
  const last = (issue: Issue) => String(issue.path.at(-1));
  const beside = missing.filter((issue) => fieldName(issue.path.slice(0, -1)) === fieldName(path));
  // A key that is missing right here is probably meant, even if half of its letters differ.
  const spelling = nearest(key, beside.map(last), 1 / 2);
  return beside.find((issue) => last(issue) === spelling) ?? missing.find((issue) => last(issue) === key);
}

/** The value of a file by its schema, or its mistakes. */
export function checkSchema<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
): { value?: z.output<Schema>; problems: Problem[] } {
  const { value } = source;
  const result = schema.safeParse(value, { error: expectedBy });
  if (result.success) return { value: result.data, problems: [] };
  const problems: Problem[] = [];
  const report = (path: FieldPath, found: string, expected: string, remedy: string) =>
    problems.push({ ...placeOf(source, path), found, expected, remedy });
  const { issues } = result.error;
  const explained = new Set<Issue>();
  for (const issue of issues)
    for (const key of issue.code === "unrecognized_keys" ? issue.keys : []) {
      const missing = issues.filter((one) => valueAt(value, one.path) === undefined && !explained.has(one));
      const meant = meantBy(key, issue.path, missing);
      if (meant) explained.add(meant);
      const keys = knownKeys(schema, issue.path, value);
      const name = meant && fieldName(meant.path);
      report(
        [...issue.path, key],
        `the key “${key}”`,
        name ? `the key “${name}”` : `one of the keys ${listed(keys)}`,
        name
          ? "Correct its spelling, or the indent of the line."
          : suggest(key, keys, "Correct its spelling, or delete it."),
      );
    }
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys" || explained.has(issue)) continue;
    const found = valueAt(value, issue.path);
    // Quote the source: YAML reads 01067 as a number that nobody wrote.
    const written = (typeof found !== "string" && source.writtenAt?.(issue.path)) || describe(found);
    report(
      issue.path,
      issue.code === "invalid_key" ? `the key “${String(issue.path.at(-1))}”` : written,
      issue.message,
      remedyFor(issue, found, written),
    );
  }
  return { problems };
}

/** Values of files by their schemas, and every mistake of every file. */
export function check(folder: Folder, schemas: ReadonlyMap<string, z.ZodType>) {
  const values = new Map<string, unknown>();
  const problems: Problem[] = [];
  for (const [file, schema] of schemas) {
    const source = folder.file(file);
    problems.push(...source.problems);
    if (source.value === undefined) continue;
    const checked = checkSchema(source, schema);
    problems.push(...checked.problems);
    values.set(file, checked.value);
  }
  return { values, problems };
}
