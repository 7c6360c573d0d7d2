import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from "yaml";
import { describe, type FieldPath, type Problem } from "./content-error.ts";
import { readText } from "./read-text.ts";
import { misreadTexts, syntaxMistake } from "./yaml-mistakes.ts";

/** A parsed file that can find the line of a value. Without a value if it cannot be read. */
export type Source = {
  file: string;
  value: unknown;
  lineOf: (path: FieldPath) => number;
  /** Source of a value if YAML does not read it as text: 01067 is the number 1067. */
  writtenAt?: (path: FieldPath) => string | undefined;
  /** Text below the front matter, and its first line. */
  prose?: { text: string; line: number };
  /** Why it cannot be read, and its invisible characters. */
  problems: readonly Problem[];
};

export type Entry = { file: string; isFolder: boolean };

/** A folder of content: listed once, and each file read and parsed once. Paths start at its root. */
export type Folder = {
  root: string;
  /** Its entries and those of its folders, sorted. */
  entries: readonly Entry[];
  /** The file at a path. Without a value if it is missing. */
  file: (path: string) => Source;
};

/** Line of a path in a YAML document, or of the nearest enclosing record. */
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

const unread = (file: string, problems: readonly Problem[]): Source => ({
  file,
  value: undefined,
  lineOf: () => 1,
  problems,
});

/** Errors the parser recovers from. After any other, report only the first. */
const passing: ReadonlySet<string> = new Set(["DUPLICATE_KEY", "BAD_SCALAR_START", "BAD_DQ_ESCAPE"]);

function parseYaml(file: string, text: string, before: readonly Problem[]): Source {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, logLevel: "error", resolveKnownTags: false });
  const errors = document.errors.toSorted((one, other) => one.pos[0] - other.pos[0]);
  const error = errors.find(({ code }) => !passing.has(code));
  const mistakes = [
    ...(error ? [error] : errors).map((one) => syntaxMistake(one, document, counter, text)),
    ...(error ? [] : misreadTexts(document, counter, text)),
  ];
  if (mistakes.length > 0)
    return unread(file, [...before, ...mistakes.map((one) => ({ file, field: "(YAML)", ...one }))]);
  if (document.contents === null || (isScalar(document.contents) && document.contents.value === null))
    return unread(file, [
      ...before,
      {
        file,
        line: 1,
        field: "(the file)",
        found: "an empty file, or only comments",
        expected: "a record or a list",
        remedy: "Restore the content of the file, or delete the file.",
      },
    ]);
  return {
    file,
    value: document.toJS(),
    lineOf: (path) => Math.min(lineIn(document, counter, path), text.split("\n").length),
    writtenAt: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
    problems: before,
  };
}

/** Markdown: front matter as a record, and the prose below it. */
function parseMarkdown(file: string, text: string, before: readonly Problem[]): Source {
  const lines = text.split("\n");
  const isFence = (line: string | undefined) => line !== undefined && /^---[ \t]*$/.test(line);
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (!isFence(lines[0]) || end < 0)
    return unread(file, [
      ...before,
      {
        file,
        line: 1,
        field: "(front matter)",
        found: isFence(lines[0]) ? "front matter without an end" : describe(lines[0]),
        expected: "front matter between two lines of ---",
        remedy: "Write ---, the keys of the record, and --- at the top of the file. The text follows.",
      },
    ]);
  // The fence becomes an empty line, to keep line numbers.
  const front = parseYaml(file, ["", ...lines.slice(1, end)].join("\n"), before);
  return { ...front, prose: { text: lines.slice(end + 1).join("\n"), line: end + 2 } };
}

function read(root: string, file: string): Source {
  const { text, problems } = readText(root, file);
  if (text === undefined) return unread(file, problems);
  return (file.endsWith(".md") ? parseMarkdown : parseYaml)(file, text, problems);
}

/** Files of systems and editors: hidden files, Windows settings, backups. */
const isLeft = (name: string) =>
  /^[.#]|^~\$|~$|\.(bak|orig|swp|tmp)$|^(desktop\.ini|thumbs\.db)$/i.test(name);

/** Whether a path is a folder, or a symbolic link to one. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

const entriesOf = (root: string, folder = ""): Entry[] =>
  readdirSync(join(root, folder))
    .filter((name) => !isLeft(name))
    .map((name) => ({
      file: folder ? `${folder}/${name}` : name,
      isFolder: isFolder(join(root, folder, name)),
    }))
    .toSorted((one, other) => one.file.localeCompare(other.file));

/** Opens a folder of content. Throws an Error if it is missing. */
export function openFolder(root: string): Folder {
  const top = entriesOf(root);
  const sources = new Map<string, Source>();
  return {
    root,
    entries: [...top, ...top.flatMap((entry) => (entry.isFolder ? entriesOf(root, entry.file) : []))],
    file: (path) => {
      const source = sources.get(path) ?? read(root, path);
      sources.set(path, source);
      return source;
    },
  };
}

/** Entries directly in a folder. */
export const entriesIn = ({ entries }: Folder, folder: string): Entry[] =>
  entries.filter(({ file }) => file.startsWith(`${folder}/`));

export const keyOf = (file: string): string => basename(file).replace(/\.[^.]+$/, "");
