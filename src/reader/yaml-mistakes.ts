import { isCollection, visit, type Document, type LineCounter, type YAMLError } from "yaml";
import type { Mistake } from "./content-error.ts";

type MistakeOnLine = Mistake & { line: number };

type Cause = Omit<Mistake, "found">;

const quoted = (text: string) => `“${text.length > 60 ? `${text.slice(0, 58)}…` : text}”`;

const inQuotes = "Put quotes around the whole text";

const doubled: Cause = {
  expected: "each key once in its record",
  remedy: "Delete one of the two lines, or correct its key.",
};

const tab: Cause = {
  expected: "an indent of spaces, two for each level",
  remedy: "Replace each tab with spaces. Most editors can do it for the whole file.",
};

const other: Cause = {
  expected: "a key, a colon, a space and a value, in the same column as the lines beside it",
  remedy: "Compare the line with those around it: indent, colon, commas in brackets, quotes.",
};

/** A line with a key and a value, which is text although it begins with a sign of YAML or contains a colon. */
const unquoted = /^(?:- +)*[^\s:]+: +((?:[@`%*&!|>?]|- |[[{](?!.*[\]}]$)|[^[{\s].*:(?: |$)).*)$/;

/** The cause of an error. Its code names the place where the parser gave up; the line shows what was meant. */
function causeOf({ code }: YAMLError, line: string): Cause {
  if (code === "DUPLICATE_KEY") return doubled;
  if (/^[ -]*\t/.test(line)) return tab;
  const value = unquoted.exec(line.trim())?.[1];
  if (value === undefined) return other;
  return {
    expected: "text in quotes, since a sign at its start, or a colon and a space, has a meaning in YAML",
    remedy: `${inQuotes}: ${value.includes('"') ? `'${value.replaceAll("'", "''")}'` : `"${value}"`}. Begin a list or a record on the next line.`,
  };
}

const closing: Readonly<Record<string, string>> = { '"': '"', "'": "'", "[": "]", "{": "}" };

/** Position of the innermost quotation mark or bracket that is open at an error. */
function openBefore(document: Document, text: string, at: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Value: (_key, node) => {
      const [begin, end] = node.range ?? [at, at];
      const isOpen = isCollection(node)
        ? node.flow && !/[\]}]/.test(text.charAt(end - 1))
        : node.type?.startsWith("QUOTE") && text.slice(end, at).trim() === "";
      if (isOpen && begin < at && end <= at) start = begin;
    },
  });
  return start;
}

/** The mistake behind a parser error. */
export function syntaxMistake(
  error: YAMLError,
  document: Document,
  counter: LineCounter,
  text: string,
): MistakeOnLine {
  const [at] = error.pos;
  const lines = text.trimEnd().split("\n");
  const open = openBefore(document, text, at);
  const line = Math.min(counter.linePos(open ?? at).line, lines.length);
  const whole = lines[line - 1] ?? "";
  const found = quoted(whole.trim());
  const sign = open === undefined ? "" : text.charAt(open);
  const end = closing[sign];
  if (end === undefined) return { line, found, ...causeOf(error, whole) };
  return {
    line,
    found: `a ${sign} that is not closed: ${found}`,
    expected: `${sign} and ${end} in pairs`,
    remedy: `Write ${end} where the part that starts with ${sign} ends. Inside a text, write “ ” or ’.`,
  };
}

/** Finds text that YAML misreads without an error: aliases, anchors, tags and comments. */
export function misreadTexts(document: Document, counter: LineCounter, text: string): MistakeOnLine[] {
  const mistakes = new Map<number, MistakeOnLine>();
  const report = (offset: number) => {
    const { line } = counter.linePos(offset);
    mistakes.set(line, {
      line,
      found: quoted(text.split("\n")[line - 1]?.trim() ?? ""),
      expected: "text in quotes, since *, & or ! at its start, and # after a space, have a meaning in YAML",
      remedy: `${inQuotes}. Move a comment to the line above.`,
    });
  };
  visit(document, {
    Alias: (_key, { range }) => report(range?.[0] ?? 0),
    Value: (_key, { anchor, tag, range, ...node }) => {
      const [start, end] = range ?? [0, 0];
      // The range of a node starts after its anchor and tag, maybe on the next line.
      if (anchor ?? tag) report(text.slice(0, start).trimEnd().length - 1);
      if (!("type" in node) || node.type !== "PLAIN") return;
      // An empty value ends at its comment. A space after the # marks a real comment.
      const cut = start === end ? /^#\S/ : /^ +#/;
      const isText = start === end || typeof node.value === "string";
      if (isText && cut.test(text.slice(end))) report(start);
    },
  });
  return [...mistakes.values()];
}
