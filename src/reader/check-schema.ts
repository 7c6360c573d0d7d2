import { z } from "zod";
import { describe, fieldName, listed, placeOf, suggest, type Problem } from "./content-error.ts";
import type { Folder, Source } from "./folder.ts";
import { valueAt } from "./walk.ts";

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

/** Values or keys that a wrong one can mean. */
function knownTo(issue: z.core.$ZodRawIssue): string[] {
  if (issue.code === "invalid_value") return issue.values.map(String);
  if (issue.code === "invalid_union") return [issue.options].flat().map(String);
  return issue.code === "unrecognized_keys" && issue.inst instanceof z.ZodObject
    ? Object.keys(issue.inst.shape)
    : [];
}

/** What is expected, for checks without a sentence of their own. */
function expectedBy(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return nameOf(issue.expected);
    case "invalid_value":
    case "invalid_union":
      return `one of ${listed(knownTo(issue))}`;
    case "unrecognized_keys":
      return `one of the keys ${listed(knownTo(issue))}`;
    case "too_small":
      if (issue.minimum === 1 && units[issue.origin]) return `${nameOf(issue.origin)} that is not empty`;
      return `${nameOf(issue.origin)} of at least ${issue.minimum}${units[issue.origin] ?? ""}`;
    case "too_big":
      return `${nameOf(issue.origin)} of at most ${issue.maximum}${units[issue.origin] ?? ""}`;
    case "invalid_key":
      return issue.issues[0]?.message;
    default:
      return undefined;
  }
}

/** What to do about a value. `written`: its source in the file. */
function remedyFor(issue: z.core.$ZodIssue, found: unknown, written: string): string {
  if (found === undefined) return `Add the key “${String(issue.path.at(-1))}”.`;
  if (found === null)
    return "Write the value after the colon or indented below it. If the key is optional, you can delete it.";
  const usual = "Change it to what is expected.";
  if (issue.code !== "invalid_type") return usual;
  if (issue.expected !== "string") return types[issue.expected]?.[1] ?? usual;
  return typeof found === "object" ? "Write one text here." : `Put quotes around it: "${written}".`;
}

/** The value of a file by its schema, or its mistakes. */
function checkSchema<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
): { value?: z.output<Schema>; problems: Problem[] } {
  const known = new Map<string, string[]>();
  const result = schema.safeParse(source.value, {
    error: (issue) => {
      known.set(fieldName(issue.path ?? []), knownTo(issue));
      return expectedBy(issue);
    },
  });
  if (result.success) return { value: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue): Problem[] => {
    const { path, message: expected } = issue;
    const others = known.get(fieldName(path)) ?? [];
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({
        ...placeOf(source, [...path, key]),
        found: `the key “${key}”`,
        expected,
        remedy: suggest(key, others, "Correct its spelling or its indent, or delete it."),
      }));
    // Quote the source: YAML reads 01067 as a number that nobody wrote.
    const value = valueAt(source.value, path);
    const written = (typeof value !== "string" && source.writtenAt?.(path)) || describe(value);
    const found = issue.code === "invalid_key" ? `the key “${String(path.at(-1))}”` : written;
    const remedy = remedyFor(issue, value, written);
    return [
      {
        ...placeOf(source, path),
        found,
        expected,
        remedy: typeof value === "string" ? suggest(value, others, remedy) : remedy,
      },
    ];
  });
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
