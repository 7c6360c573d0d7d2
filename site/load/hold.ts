/** Holds a file against its schema, and says in sentences what the schema refuses. */
import type { z } from "zod";
import {
  describe,
  fieldName,
  listed,
  nearest,
  suggest,
  type FieldPath,
  type Mistake,
  type Problem,
} from "./content-error.ts";
import { earlierKey, earlierWord } from "./earlier-names.ts";
import type { Source } from "./read.ts";
import { knownKeys } from "./schema-at.ts";

function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === "object" && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

type Issue = z.core.$ZodIssue;

/** A key that the schema does not know, and what it is meant for where that can be told; or the empty record out of which it has slipped. */
type Unknown = { path: FieldPath; key: string; meant?: Mistake; slippedFrom?: FieldPath };

const samePath = (one: FieldPath, other: FieldPath) =>
  one.length === other.length && one.every((key, index) => key === other[index]);

/**
 * Finds pairs of issues that are one mistake: a key that is unknown here and missing there. It is misspelt, or its indent
 * puts it one level too far out or in.
 */
function explain(
  source: Source,
  schema: z.ZodType,
  issues: readonly Issue[],
): { unknown: Unknown[]; rest: Issue[] } {
  const strange = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => ({ path: issue.path, key })) : [],
  );
  const rest = new Set(issues.filter(({ code }) => code !== "unrecognized_keys"));
  const isMissing = ({ path }: Issue) => valueAt(source.value, path) === undefined;
  const unknown = strange.map(({ path, key }): Unknown => {
    const found = `the key “${key}”`;
    const record = (at: FieldPath) =>
      at.length > 0 ? `the record “${fieldName(at)}”` : "the file’s first level";
    for (const issue of rest) {
      const last = issue.path.at(-1);
      const parent = issue.path.slice(0, -1);
      const isNear = samePath(parent.slice(0, -1), path) || samePath(path.slice(0, -1), parent);
      if (last !== key || !isNear || !isMissing(issue)) continue;
      rest.delete(issue);
      const inner = parent.length > path.length;
      return {
        path,
        key,
        meant: {
          found: `${found} in ${record(path)}`,
          expected: `it in ${record(parent)}`,
          remedy: `Correct the indent: move the line two spaces to the ${inner ? "right" : "left"}.`,
        },
      };
    }
    // The record to which the key belongs may be empty since all of its lines have lost their indent.
    for (const issue of rest) {
      const empty = valueAt(source.value, issue.path) === null && samePath(issue.path.slice(0, -1), path);
      if (!empty || !knownKeys(schema, issue.path, source.value).includes(key)) continue;
      return { path, key, slippedFrom: issue.path };
    }
    const missing = [...rest].filter((issue) => isMissing(issue) && samePath(issue.path.slice(0, -1), path));
    // A key that is missing right here is probably meant, even where half of its letters differ.
    const meant = nearest(
      key,
      missing.map((issue) => String(issue.path.at(-1))),
      1 / 2,
    );
    const issue = missing.find((one) => one.path.at(-1) === meant);
    if (!issue) return { path, key };
    rest.delete(issue);
    return {
      path,
      key,
      meant: {
        found,
        expected: `the key “${String(meant)}”`,
        remedy: `Did you mean “${String(meant)}”? Correct the spelling.`,
      },
    };
  });
  return { unknown, rest: [...rest] };
}

function unknownProblem(source: Source, schema: z.ZodType, { path, key, meant }: Unknown): Problem {
  const place = { file: source.file, line: source.lineOf([...path, key]), field: fieldName([...path, key]) };
  const keys = knownKeys(schema, path, source.value);
  const earlier = earlierKey(source.file, [...path, key]);
  return {
    ...place,
    ...(meant ?? {
      found: `the key “${key}”`,
      expected: `one of the keys ${listed(keys)}`,
      remedy: `${suggest(key, keys)} Correct its spelling or remove it.`.trim(),
    }),
    ...(earlier === undefined ? {} : { remedy: earlier }),
  };
}

function mistakeOf(source: Source, issue: Issue): Mistake {
  const found = valueAt(source.value, issue.path);
  // What YAML makes of 01067 is nothing that somebody has written.
  const written = typeof found === "string" ? undefined : source.writtenAt?.(issue.path);
  const mistake = (expected: string, remedy: string) => ({
    found: written || describe(found),
    expected,
    remedy:
      typeof found === "string" && /^[“”„«].*[“”»]$/.test(found)
        ? 'Write straight quotes (") in place of the curly ones.'
        : remedy,
  });
  switch (issue.code) {
    case "invalid_type":
      return mistake(expectedType(issue.expected), typeRemedy(issue, found, written));
    case "invalid_value":
    case "invalid_union": {
      const known = [issue].flatMap((one) => {
        if ("values" in one) return one.values.map(String);
        return "options" in one ? (one.options ?? []).map(String) : [];
      });
      if (found === undefined) return mistake(`one of ${known.join(", ")}`, addKey(issue.path));
      const near = typeof found === "string" ? (earlierWord(found, known) ?? suggest(found, known)) : "";
      return mistake(`one of ${known.join(", ")}`, `${near} Choose one of the known values.`.trim());
    }
    case "too_small":
      if (issue.origin === "string") return mistake("some text", "Add what is missing.");
      return issue.origin === "array"
        ? mistake(
            `a list of ${issue.exact ? "" : "at least "}${String(issue.minimum)}`,
            "Add what is missing to the list.",
          )
        : mistake(`at least ${String(issue.minimum)}`, "Write a larger number.");
    case "too_big":
      if (issue.origin === "string")
        return mistake(
          `at most ${String(issue.maximum)} characters; there are ${String(found).length}`,
          "Shorten the text.",
        );
      return issue.origin === "array"
        ? mistake(
            `a list of ${issue.exact ? "" : "at most "}${String(issue.maximum)}`,
            "Take entries out of the list.",
          )
        : mistake(`at most ${String(issue.maximum)}`, "Write a smaller number.");
    case "invalid_key":
      return {
        ...mistake(issue.issues[0]?.message ?? "a known key", "Correct the key."),
        found: `the key “${String(issue.path.at(-1))}”`,
      };
    case "custom":
      return mistake(issue.message, customRemedy(issue.params ?? {}, found));
    default:
      return mistake(issue.message, "Write it in this form.");
  }
}

/** What a rule of our own says to do: it may bring a remedy, and words among which the right one may be. */
function customRemedy({ remedy, known }: Record<string, unknown>, found: unknown): string {
  const near = Array.isArray(known) && typeof found === "string" ? suggest(found, known.map(String)) : "";
  return `${near} ${typeof remedy === "string" ? remedy : "Change the value."}`.trim();
}

const addKey = (path: FieldPath) => `Add the key “${String(path.at(-1) ?? "")}”.`;

/** What to do about a value of the wrong kind: the advice depends on both kinds. */
function typeRemedy(
  { expected, path }: Issue & { expected: string },
  found: unknown,
  written?: string,
): string {
  const key = path.findLast((part) => typeof part === "string");
  if (found === undefined) return addKey(path);
  if (found === null)
    return expected === "object" || expected === "array" || expected === "record"
      ? `Write what belongs to “${String(key)}” below it, two spaces further right.`
      : "Write the value behind the colon, or remove the key if it may be left out.";
  if (expected === "string")
    return typeof found === "object"
      ? "Write one text here, without keys or hyphens below it."
      : `Put quotes around it: "${written ?? String(found)}".`;
  if (expected === "array") return "Write a list: one line for each entry, each with a hyphen in front.";
  if (typeof found === "string" && found.includes("{count}"))
    return `Write it as { other: ${JSON.stringify(found)} }, with a form for each kind of number.`;
  if (expected === "object" || expected === "record")
    return "Write a record: keys with their values, each on a line of its own below the key.";
  if (expected === "boolean") return "Write true or false, without quotes.";
  if (typeof found === "string") return "Write digits alone, without quotes; a point stands before decimals.";
  return "Change the value.";
}

function expectedType(type: string): string {
  const words: Record<string, string> = {
    string: "text",
    int: "a whole number",
    number: "a number",
    array: "a list",
    object: "a record",
    record: "a record",
    boolean: "true or false",
  };
  return words[type] ?? type;
}

/** Several keys that have slipped out of one record, as one mistake. */
function slippedProblem(source: Source, all: readonly string[], path: FieldPath): Problem {
  const keys = all.map((key) => `“${key}”`).join(", ");
  return {
    file: source.file,
    line: source.lineOf(path),
    field: fieldName(path),
    found: `an empty record, and ${keys} beside it`,
    expected: `${keys} inside “${String(path.at(-1))}”`,
    remedy: `Correct the indent: move ${all.length === 1 ? "the line" : "the lines"} two spaces to the right.`,
  };
}

/** Holds a file against its schema: gives the checked value, or nothing and the problems. */
export function hold<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
  problems: Problem[],
): z.output<Schema> | undefined {
  if (!source.readable) return undefined;
  const result = schema.safeParse(source.value);
  if (result.success) return result.data;
  const { unknown, rest } = explain(source, schema, result.error.issues);
  const slipped = rest.filter(({ path }) => unknown.some(({ slippedFrom }) => isAt(path, slippedFrom)));
  problems.push(
    ...slipped.map(({ path }) => {
      const keys = unknown.filter(({ slippedFrom }) => isAt(path, slippedFrom)).map(({ key }) => key);
      return slippedProblem(source, keys, path);
    }),
    ...unknown
      .filter(({ slippedFrom }) => slippedFrom === undefined)
      .map((one) => unknownProblem(source, schema, one)),
    ...rest
      .filter((issue) => !slipped.includes(issue))
      .map((issue) => ({
        file: source.file,
        line: source.lineOf(issue.path),
        field: fieldName(issue.path),
        ...mistakeOf(source, issue),
      })),
  );
  return undefined;
}

const isAt = (path: FieldPath, other: FieldPath | undefined) => other !== undefined && samePath(path, other);
