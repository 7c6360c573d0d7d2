/**
 * Reads the files of `content/`: YAML records and Markdown prose, with the line of every value, so that a mistake can be
 * reported where it stands. Runs at build time only.
 */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLMap,
} from "yaml";
import { describe, formField, type FieldPath, type Mistake, type Problem } from "./content-error.ts";
import { readText } from "./read-text.ts";
import {
  commaMistake,
  cutTextMistake,
  doubledKeyMistake,
  prototypeMistake,
  signMistake,
  syntaxMistake,
} from "./yaml-mistakes.ts";

/** A parsed file that still knows where each of its values stands. Of one that is not readable there is no value. */
export type Source = {
  file: string;
  value: unknown;
  readable: boolean;
  lineOf: (path: FieldPath) => number;
  /** A value as it is written, where YAML reads more into it than text: 01067 is the number 1067. */
  writtenAt?: (path: FieldPath) => string | undefined;
};

/** Finds the line of a path in a YAML document; of the nearest enclosing record where the path itself is missing. */
function lineIn(document: Document, counter: LineCounter, path: FieldPath): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const part = path.slice(0, length);
    const parent = length > 0 ? document.getIn(part.slice(0, -1), true) : undefined;
    const last = part.at(-1);
    if (isMap(parent)) {
      const pair = parent.items.find(
        (item) => isNode(item.key) && "value" in item.key && item.key.value === last,
      );
      if (pair && isNode(pair.key) && pair.key.range) return counter.linePos(pair.key.range[0]).line;
    }
    const node = length === 0 ? document.contents : document.getIn(part, true);
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
  }
  return 1;
}

/** A file of which nothing can be read: what is wrong with it has been reported. */
const unread = (file: string): Source => ({ file, value: undefined, readable: false, lineOf: () => 1 });

/** Errors of the parser after which it reads on as if nothing had been: each is a mistake of its own. */
const passing: ReadonlySet<string> = new Set(["BAD_SCALAR_START", "BAD_DQ_ESCAPE"]);

/**
 * Reports what YAML would take for more than text (references, anchors, types), and keys that stand twice or name no field. What was meant as text
 * becomes text, so that one mistake gives no second one and no reference is followed.
 */
function plain(document: Document, text: string, report: (offset: number, mistake: Mistake) => void): void {
  const lineOf = (offset: number) => text.slice(0, offset).split("\n").length;
  const written = (start: number) => {
    const end = text.indexOf("\n", start);
    return text.slice(start, end < 0 ? undefined : end).trimEnd();
  };
  const checkKeys = (map: YAMLMap) => {
    const first = new Map<unknown, number>();
    for (const { key, value } of map.items) {
      if (!isScalar(key) || !key.range) continue;
      if (map.flow && value === null) report(key.range[0], commaMistake(String(key.value)));
      const offset = first.get(key.value);
      if (offset === undefined) first.set(key.value, key.range[0]);
      else report(key.range[0], doubledKeyMistake(String(key.value), lineOf(offset)));
      if (key.value === "__proto__") report(key.range[0], prototypeMistake);
    }
    // Schemas pass over it, and code that copies a record would change what the record is.
    map.items = map.items.filter(({ key }) => !isScalar(key) || key.value !== "__proto__");
  };
  visit(document, {
    Alias: (_key, { range, source }) => {
      const words = range ? written(range[0]) : `*${source}`;
      report(range?.[0] ?? 0, signMistake(words));
      return document.createNode(words);
    },
    Value: (_key, node) => {
      if (isMap(node)) checkKeys(node);
      if (isScalar(node) && node.type === "PLAIN" && node.range) {
        const [start, end] = node.range;
        const words = text.slice(start, end);
        // An empty value ends where its note begins. A note that begins with a space was meant as one.
        const note = (words === "" ? /^#\S.*/ : /^ +#.*/).exec(text.slice(end))?.[0];
        if (note && (words === "" || typeof node.value === "string"))
          report(start, cutTextMistake(words, note.trim()));
      }
      if (isAlias(node) || (node.anchor === undefined && node.tag === undefined) || !node.range) return;
      // The range of a node begins behind its anchor and its type, which may stand on the line above.
      const sign = text.slice(0, node.range[0]).search(/[&!]\S*\s*$/);
      const offset = sign < 0 ? node.range[0] : sign;
      report(offset, signMistake(written(offset)));
      return isScalar(node) ? document.createNode(written(offset)) : undefined;
    },
  });
}

/** Parses YAML text that has the line numbers of its file. */
function parseYaml(file: string, text: string, problems: Problem[]): Source {
  const counter = new LineCounter();
  const lines = text.split("\n");
  const document = parseDocument(text, {
    lineCounter: counter,
    uniqueKeys: false,
    logLevel: "error",
    resolveKnownTags: false,
  });
  const errors = document.errors.toSorted((one, other) => one.pos[0] - other.pos[0]);
  for (const error of errors) {
    const { line, ...mistake } = syntaxMistake(error, lines);
    problems.push({ file, line, field: formField, ...mistake });
    // What follows the first real break is mostly its echo.
    if (!passing.has(error.code)) return { ...unread(file), lineOf: () => line };
  }
  let reported = 0;
  plain(document, text, (offset, mistake) => {
    const { line } = counter.linePos(offset);
    // What else is odd on the line is a part of the same text.
    if (line !== reported) problems.push({ file, line, field: formField, ...mistake });
    reported = line;
  });
  if (document.contents === null || (isScalar(document.contents) && document.contents.value === null)) {
    problems.push({
      file,
      line: 1,
      field: "(the file)",
      found: "comments and no content",
      expected: "a record or a list",
      remedy: "Take the # away from what should count, or restore the file.",
    });
    return unread(file);
  }
  return {
    file,
    readable: true,
    value: document.toJS() as unknown,
    lineOf: (path) => Math.min(lineIn(document, counter, path), lines.length),
    writtenAt: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
  };
}

/** Reads one YAML file, and reports it if it is missing or cannot be read. */
export function readYaml(root: string, file: string, problems: Problem[]): Source {
  const text = readText(root, file, problems);
  return text === undefined ? unread(file) : parseYaml(file, text, problems);
}

/** Reads one Markdown file: the front matter as a record, and the prose below it with the line where it starts. */
export function readMarkdown(
  root: string,
  file: string,
  problems: Problem[],
): Source & { prose: string; proseLine: number } {
  const noProse = { prose: "", proseLine: 1 };
  const text = readText(root, file, problems);
  if (text === undefined) return { ...unread(file), ...noProse };
  const lines = text.split("\n");
  const isFence = (line: string | undefined) => line !== undefined && /^---[ \t]*$/.test(line);
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (!isFence(lines[0]) || end < 0) {
    const opened = isFence(lines[0]);
    problems.push({
      file,
      line: 1,
      field: "(front matter)",
      found: opened ? "front matter that does not end" : describe(lines[0]),
      expected: "front matter between two lines of ---",
      remedy: opened
        ? "Put a line of --- behind the last key; the prose follows."
        : "Start the file with ---, the keys of the record, and --- again; the prose follows.",
    });
    return { ...unread(file), ...noProse };
  }
  // The fence becomes an empty line, so that the lines of the record are those of the file.
  const front = ["", ...lines.slice(1, end)].join("\n");
  return {
    ...parseYaml(file, front, problems),
    prose: lines.slice(end + 1).join("\n"),
    proseLine: end + 2,
  };
}

/** What lies in a folder of the content, sorted, without hidden files; paths are from the content root. */
export function entriesIn(root: string, folder: string): { file: string; isFolder: boolean }[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith("."))
      .map((entry) => ({
        file: folder ? `${folder}/${entry.name}` : entry.name,
        isFolder: entry.isDirectory(),
      }))
      .toSorted((one, other) => one.file.localeCompare(other.file));
  } catch {
    // No folder, or a file in its place: whoever reads from it reports that.
    return [];
  }
}

/** The key of a file: its name without folder and ending. */
export function keyOf(file: string): string {
  return basename(file).replace(/\.[^.]+$/, "");
}
