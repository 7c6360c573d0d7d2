/**
 * Reads `content/`: YAML records and Markdown prose, with the line of every value, so that a mistake can be
 * reported where it stands. Runs at build time only.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { closest } from "fastest-levenshtein";
import { isMap, isNode, LineCounter, parseDocument, type Document } from "yaml";
import type { z } from "zod";

/** A mistake in a content file, with all that is needed to mend it. */
export type Problem = {
  file: string;
  line: number;
  field: string;
  found: string;
  expected: string;
  remedy: string;
};

/** A path into a record: keys and positions. */
export type FieldPath = readonly PropertyKey[];

/** A parsed file that still knows where each of its values stands. */
export type Source = { file: string; value: unknown; lineOf: (path: FieldPath) => number };

/** Writes a path the way people read it: `lists.home[2].badge`. */
export function fieldName(path: FieldPath): string {
  return (
    path
      .map((key) => (typeof key === "number" ? `[${key + 1}]` : `.${String(key)}`))
      .join("")
      .replace(/^\./, "") || "(the whole file)"
  );
}

/** Says a value in a few words: quoted text, cut when long; kinds for lists and records. */
export function describe(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "an empty value";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return `a record with ${Object.keys(value).join(", ") || "no keys"}`;
  const words = JSON.stringify(value);
  return words.length > 90 ? `${words.slice(0, 88)}…"` : words;
}

function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === "object" && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

/** Suggests the nearest of the known words, or lists them where none is near. */
export function suggest(word: string, known: readonly string[]): string {
  if (known.length === 0) return "";
  const near = closest(word, [...known]);
  const isNear =
    near.length > 0 && [...near].filter((letter) => word.includes(letter)).length >= near.length / 2;
  return isNear ? `Did you mean “${near}”?` : "";
}

/** Finds the line of a path in a YAML document; of the nearest enclosing record where the path itself is missing. */
function lineIn(document: Document, counter: LineCounter, firstLine: number, path: FieldPath): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const part = path.slice(0, length);
    const parent = length > 0 ? document.getIn(part.slice(0, -1), true) : undefined;
    const last = part.at(-1);
    if (isMap(parent)) {
      const pair = parent.items.find(
        (item) => isNode(item.key) && "value" in item.key && item.key.value === last,
      );
      if (pair && isNode(pair.key) && pair.key.range)
        return counter.linePos(pair.key.range[0]).line + firstLine;
    }
    const node = length === 0 ? document.contents : document.getIn(part, true);
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line + firstLine;
  }
  return 1 + firstLine;
}

/** Parses YAML text; `firstLine` is how many lines stand before it in its file (front matter). */
function parseYaml(file: string, text: string, firstLine: number, problems: Problem[]): Source {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true });
  for (const error of [...document.errors, ...document.warnings]) {
    problems.push({
      file,
      line: (error.linePos?.[0].line ?? 1) + firstLine,
      field: "(YAML)",
      found: error.message.split("\n")[0] ?? error.message,
      expected: "well-formed YAML",
      remedy:
        "Check the indent (two spaces a level), the colons, and put quotes around text that holds a colon or starts with a sign.",
    });
  }
  return {
    file,
    value: document.toJS() as unknown,
    lineOf: (path) => lineIn(document, counter, firstLine, path),
  };
}

/** Reads one YAML file, and reports it if it is missing. */
export function readYaml(root: string, file: string, problems: Problem[]): Source {
  const path = join(root, file);
  if (!existsSync(path)) {
    problems.push({
      file,
      line: 1,
      field: "(the file)",
      found: "no such file",
      expected: `the file ${file}`,
      remedy: "Restore the file; the site cannot be built without it.",
    });
    return { file, value: undefined, lineOf: () => 1 };
  }
  return parseYaml(file, readFileSync(path, "utf8"), 0, problems);
}

/** Reads one Markdown file: the front matter as a record, and the prose below it with the line where it starts. */
export function readMarkdown(
  root: string,
  file: string,
  problems: Problem[],
): Source & { prose: string; proseLine: number } {
  const text = readFileSync(join(root, file), "utf8");
  const match = /^---\n([^]*?)\n---\n/.exec(text);
  if (!match) {
    problems.push({
      file,
      line: 1,
      field: "(front matter)",
      found: describe(text.split("\n")[0]),
      expected: "front matter between two lines of ---",
      remedy: "Start the file with ---, the keys of the record, and --- again; the prose follows.",
    });
    return { file, value: undefined, lineOf: () => 1, prose: "", proseLine: 1 };
  }
  const [whole, front = ""] = match;
  return {
    ...parseYaml(file, front, 1, problems),
    prose: text.slice(whole.length),
    proseLine: whole.split("\n").length,
  };
}

/** Names the files of a folder with the given ending, sorted; paths are from the content root. */
export function filesIn(root: string, folder: string, ending: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => relative(root, join(path, name)));
}

/** The key of a file: its name without folder and ending. */
export function keyOf(file: string): string {
  return basename(file).replace(/\.[^.]+$/, "");
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
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({
        ...at([...issue.path, key]),
        found: `the key “${key}”`,
        expected: "no key of this name",
        remedy: `Correct its spelling or remove it. The record's other keys: ${Object.keys(
          (found as object | undefined) ?? {},
        )
          .filter((other) => other !== key)
          .join(", ")}.`,
      }));
    case "invalid_type":
      return [
        {
          ...at(issue.path),
          found: describe(found),
          expected: expectedType(issue.expected),
          remedy:
            found === undefined
              ? `Add the key “${String(issue.path.at(-1) ?? "")}”.`
              : "Change the value; put quotes around text that looks like a number.",
        },
      ];
    case "invalid_value":
      return [
        {
          ...at(issue.path),
          found: describe(found),
          expected: `one of ${issue.values.map(String).join(", ")}`,
          remedy:
            `${typeof found === "string" ? suggest(found, issue.values.map(String)) : ""} Choose one of the known values.`.trim(),
        },
      ];
    case "too_small":
      return [
        {
          ...at(issue.path),
          found: describe(found),
          expected: issue.message === "some text" ? "some text" : `at least ${String(issue.minimum)}`,
          remedy: "Add what is missing.",
        },
      ];
    case "too_big":
      return [
        {
          ...at(issue.path),
          found: describe(found),
          expected: `at most ${String(issue.maximum)}`,
          remedy: "Shorten it.",
        },
      ];
    default:
      return [
        { ...at(issue.path), found: describe(found), expected: issue.message, remedy: "Change the value." },
      ];
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

/** All problems as one message: file and line first, so that editors make them links. */
export function report(problems: readonly Problem[]): string {
  const sorted = problems.toSorted(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  );
  const entries = sorted.map(
    ({ file, line, field, found, expected, remedy }) =>
      `content/${file}:${line}  ${field}\n    found     ${found}\n    expected  ${expected}\n    to do     ${remedy}`,
  );
  return `${problems.length} ${problems.length === 1 ? "mistake" : "mistakes"} in the content:\n\n${entries.join("\n\n")}\n`;
}
