import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from "yaml";
import { describe, inFile, type FieldPath, type Mistake, type Problem } from "./content-error.ts";
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
function lineIn({ contents }: Document, counter: LineCounter, path: FieldPath): number {
  let node: unknown = contents;
  let offset = contents?.range?.[0] ?? 0;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((one) => isScalar(one.key) && one.key.value === key)
      : undefined;
    const next = isSeq(node) ? node.items[Number(key)] : pair?.value;
    // The key of a value may be on an earlier line.
    const place = pair ? pair.key : next;
    if (!isNode(place) || !place.range) break;
    [offset] = place.range;
    node = next;
  }
  return counter.linePos(offset).line;
}

const unread = (file: string, problems: readonly Problem[]): Source => ({
  file,
  value: undefined,
  lineOf: () => 1,
  problems,
});

const empty: Mistake = {
  found: "an empty file, or only comments",
  expected: "a record or a list",
  remedy: "Restore the content of the file, or delete the file.",
};

function parseYaml(file: string, text: string, before: readonly Problem[]): Source {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, logLevel: "error", resolveKnownTags: false });
  const [error] = document.errors.toSorted((one, other) => one.pos[0] - other.pos[0]);
  const mistakes = (
    error ? [syntaxMistake(error, document, counter, text)] : misreadTexts(document, counter, text)
  ).map(({ line, ...mistake }) => inFile(file, mistake, line, "(YAML)"));
  if (mistakes.length > 0) return unread(file, [...before, ...mistakes]);
  const value: unknown = document.toJS();
  if (value === null) return unread(file, [...before, inFile(file, empty)]);
  return {
    file,
    value,
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
  const [fenced, front] = /^---[ \t]*\n((?:.*\n)*?)---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (fenced === undefined) {
    const mistake = {
      found: describe(text.split("\n")[0]),
      expected: "front matter between two lines of ---",
      remedy: "Write ---, the keys of the record, and --- at the top of the file. The text follows.",
    };
    return unread(file, [...before, inFile(file, mistake, 1, "(front matter)")]);
  }
  // The fence becomes an empty line, to keep line numbers.
  const source = parseYaml(file, `\n${front}`, before);
  return { ...source, prose: { text: text.slice(fenced.length), line: fenced.split("\n").length } };
}

function read(root: string, file: string, changed: Changed): Source {
  const { text, problems } = changed.has(file)
    ? { text: changed.get(file), problems: [] }
    : readText(root, file);
  if (text === undefined) return unread(file, problems);
  return (file.endsWith(".md") ? parseMarkdown : parseYaml)(file, text, problems);
}

/** Files of systems and editors: hidden files, Windows settings, backups. */
const isLeft = (name: string) =>
  /^[.#]|^~\$|~$|\.(bak|orig|swp|tmp)$|^(desktop\.ini|thumbs\.db)$/i.test(name);

/** Whether a path is a folder, or a symbolic link to one. A link may lead nowhere. */
const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

const entriesOf = (root: string, folder = ""): Entry[] =>
  readdirSync(join(root, folder))
    .filter((name) => !isLeft(name))
    .map((name) => ({
      file: folder ? `${folder}/${name}` : name,
      isFolder: isFolder(join(root, folder, name)),
    }))
    .toSorted((one, other) => one.file.localeCompare(other.file));

/** Texts of files that are not saved yet, by path. */
export type Changed = ReadonlyMap<string, string>;

/** Opens a folder of content. Throws an Error if it is missing. */
export function openFolder(root: string, changed: Changed = new Map()): Folder {
  const top = entriesOf(root);
  const found = [...top, ...top.flatMap((entry) => (entry.isFolder ? entriesOf(root, entry.file) : []))];
  const added = [...changed.keys()].filter((file) => found.every((entry) => entry.file !== file));
  const sources = new Map<string, Source>();
  return {
    root,
    entries: [...found, ...added.map((file) => ({ file, isFolder: false }))],
    file: (path) => {
      const source = sources.get(path) ?? read(root, path, changed);
      sources.set(path, source);
      return source;
    },
  };
}

/** Entries directly in a folder. */
export const entriesIn = ({ entries }: Folder, folder: string): Entry[] =>
  entries.filter(({ file }) => file.startsWith(`${folder}/`));

export const keyOf = (file: string): string => basename(file).replace(/\.[^.]+$/, "");
