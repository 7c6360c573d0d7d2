import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from "yaml";
import { describe, type FieldPath, type Problem } from "./content-error.ts";
import { readText } from "./read-text.ts";
import { misreadTexts, syntaxMistake } from "./yaml-mistakes.ts";

/** A parsed file that can find the line of a value. An unreadable file has no value. */
export type Source = {
  file: string;
  value: unknown;
  readable: boolean;
  lineOf: (path: FieldPath) => number;
  /** Source of a value if YAML does not read it as text: 01067 is the number 1067. */
  writtenAt?: (path: FieldPath) => string | undefined;
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

/** An unreadable file. Its mistake is reported already. */
const unread = (file: string): Source => ({ file, value: undefined, readable: false, lineOf: () => 1 });

/** Errors the parser recovers from. After any other, report only the first. */
const passing: ReadonlySet<string> = new Set(["DUPLICATE_KEY", "BAD_SCALAR_START", "BAD_DQ_ESCAPE"]);

function parseYaml(file: string, text: string, problems: Problem[]): Source {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, logLevel: "error", resolveKnownTags: false });
  const errors = document.errors.toSorted((one, other) => one.pos[0] - other.pos[0]);
  const error = errors.find(({ code }) => !passing.has(code));
  const mistakes = [
    ...(error ? [error] : errors).map((one) => syntaxMistake(one, document, counter, text)),
    ...(error ? [] : misreadTexts(document, counter, text)),
  ];
  problems.push(...mistakes.map((mistake) => ({ file, field: "(YAML)", ...mistake })));
  const [first] = mistakes;
  if (first) return { ...unread(file), lineOf: () => first.line };
  if (document.contents === null || (isScalar(document.contents) && document.contents.value === null)) {
    problems.push({
      file,
      line: 1,
      field: "(the file)",
      found: "an empty file, or only comments",
      expected: "a record or a list",
      remedy: "Restore the content of the file, or delete the file.",
    });
    return unread(file);
  }
  return {
    file,
    readable: true,
    value: document.toJS(),
    lineOf: (path) => Math.min(lineIn(document, counter, path), text.split("\n").length),
    writtenAt: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
  };
}

/** Reads a YAML file, and reports a missing or unreadable file. */
export function readYaml(root: string, file: string, problems: Problem[]): Source {
  const text = readText(root, file, problems);
  return text === undefined ? unread(file) : parseYaml(file, text, problems);
}

/** Reads a Markdown file: front matter as a record, and the prose with its first line. */
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
    problems.push({
      file,
      line: 1,
      field: "(front matter)",
      found: isFence(lines[0]) ? "front matter without an end" : describe(lines[0]),
      expected: "front matter between two lines of ---",
      remedy: "Write ---, the keys of the record, and --- at the top of the file. The text follows.",
    });
    return { ...unread(file), ...noProse };
  }
  // The fence becomes an empty line, to keep line numbers.
  const front = ["", ...lines.slice(1, end)].join("\n");
  return {
    ...parseYaml(file, front, problems),
    prose: lines.slice(end + 1).join("\n"),
    proseLine: end + 2,
  };
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

/** Sorted entries of a folder, without files of systems and editors. Paths start at the content root. */
export function entriesIn(root: string, folder: string): { file: string; isFolder: boolean }[] {
  try {
    return readdirSync(join(root, folder))
      .filter((name) => !isLeft(name))
      .map((name) => ({
        file: folder ? `${folder}/${name}` : name,
        isFolder: isFolder(join(root, folder, name)),
      }))
      .toSorted((one, other) => one.file.localeCompare(other.file));
  } catch {
    return [];
  }
}

export function keyOf(file: string): string {
  return basename(file).replace(/\.[^.]+$/, "");
}
