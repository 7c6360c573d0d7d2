/**
 * Reads the files of `content/`: YAML records and Markdown prose, with the line of every value, so that a mistake can be
 * reported where it stands. Runs at build time only.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { isMap, isNode, LineCounter, parseDocument, type Document } from "yaml";
import { describe, type FieldPath, type Problem } from "./content-error.ts";

/** A parsed file that still knows where each of its values stands. */
export type Source = { file: string; value: unknown; lineOf: (path: FieldPath) => number };

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

/** Names the files of a folder, sorted, without hidden ones and folders inside it; paths are from the content root. */
export function filesIn(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ name }) => relative(root, join(path, name)))
    .toSorted();
}

/** The key of a file: its name without folder and ending. */
export function keyOf(file: string): string {
  return basename(file).replace(/\.[^.]+$/, "");
}
