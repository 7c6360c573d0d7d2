/** Holds a file against its schema, and says in sentences what the schema refuses. */
import type { z } from "zod";
import { describe, fieldName, suggest, type FieldPath, type Problem } from "./content-error.ts";
import type { Source } from "./read.ts";

function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === "object" && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

type Issue = z.core.$ZodIssue;

/** Of a union's alternatives, the issues of the one that the value comes nearest to. */
function flatten(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  const nearest = issue.errors.toSorted((one, other) => one.length - other.length)[0] ?? [];
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(flatten);
}

function problemsOf(source: Source, issue: Issue): Problem[] {
  const at = (path: FieldPath) => ({ file: source.file, line: source.lineOf(path), field: fieldName(path) });
  const found = valueAt(source.value, issue.path);
  const problem = (expected: string, remedy: string) => [
    { ...at(issue.path), found: describe(found), expected, remedy },
  ];
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => {
        const others = Object.keys((found as object | undefined) ?? {}).filter((other) => other !== key);
        return {
          ...at([...issue.path, key]),
          found: `the key “${key}”`,
          expected: "no key of this name",
          remedy: `Correct its spelling or remove it. The record's other keys: ${others.join(", ")}.`,
        };
      });
    case "invalid_type":
      return problem(
        expectedType(issue.expected),
        found === undefined
          ? `Add the key “${String(issue.path.at(-1) ?? "")}”.`
          : "Change the value; put quotes around text that looks like a number.",
      );
    case "invalid_value": {
      const known = issue.values.map(String);
      const near = typeof found === "string" ? suggest(found, known) : "";
      return problem(`one of ${known.join(", ")}`, `${near} Choose one of the known values.`.trim());
    }
    case "too_small":
      return problem(
        issue.message === "some text" ? "some text" : `at least ${String(issue.minimum)}`,
        "Add what is missing.",
      );
    case "too_big":
      return problem(`at most ${String(issue.maximum)}`, "Shorten it.");
    default:
      return problem(issue.message, "Change the value.");
  }
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

/** Holds a file against its schema: gives the checked value, or nothing and the problems. */
export function hold<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
  problems: Problem[],
): z.output<Schema> | undefined {
  if (source.value === undefined && problems.some(({ file }) => file === source.file)) return undefined;
  const result = schema.safeParse(source.value);
  if (result.success) return result.data;
  problems.push(...result.error.issues.flatMap(flatten).flatMap((issue) => problemsOf(source, issue)));
  return undefined;
}
