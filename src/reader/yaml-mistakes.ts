import { isCollection, visit, type Document, type ErrorCode, type LineCounter, type YAMLError } from "yaml";
import type { Mistake } from "./content-error.ts";

type MistakeOnLine = Mistake & { line: number };

const quoted = (text: string) => `“${text.length > 60 ? `${text.slice(0, 58)}…` : text}”`;

const inQuotes = "Put quotes around the whole text";

type Cause = Omit<Mistake, "found">;

const afterKey: Cause = {
  expected: "a key, a colon and a space, then the value",
  remedy: "Write the colon and the space. Indent the further lines of a text more than its key.",
};

const indent: Cause = {
  expected: "the lines of a record at the same column, and the entries of a list too",
  remedy: "Indent this line and the next like the other lines of their record, with spaces.",
};

/** What is expected, and what to do, by the parser's error code. */
const causes: Partial<Record<ErrorCode, Cause>> = {
  BAD_DQ_ESCAPE: {
    expected: String.raw`no single \ in a text between two "`,
    remedy: String.raw`Write \\ for each \, or put ' at both ends of the text.`,
  },
  BAD_INDENT: indent,
  BLOCK_IN_FLOW: {
    expected: "a comma between two entries in brackets",
    remedy: "Write a comma between them, and no semicolon. Put quotes around a text with a colon.",
  },
  DUPLICATE_KEY: {
    expected: "each key once in its record",
    remedy: "Delete one of the two lines, or correct its key.",
  },
  MULTIPLE_DOCS: { expected: "one record or one list", remedy: "Delete the line ---." },
  TAB_AS_INDENT: {
    expected: "an indent of spaces, two for each level",
    remedy: "Replace each tab with spaces. Most editors can do it for the whole file.",
  },
  UNEXPECTED_TOKEN: {
    expected: "one value after the key, at the same indent as its neighbours",
    remedy: `${inQuotes}. Write a list below its key, each entry on its own line.`,
  },
};

/** A line with a key and a value, which is text although it begins with a sign of YAML or contains a colon. */
const unquoted = /^(?:- +)*[^\s:]+: +((?:[@`%*&!|>?]|- |[[{](?!.*[\]}]$)|[^[{\s].*:(?: |$)).*)$/;

const isWellFormed = (line: string) => /^(?:- +)*[^\s:]+:(?: |$)|^- /.test(line);

/** The cause of an error. Its code names the place where the parser gave up; the line shows what was meant. */
function causeOf(code: ErrorCode, line: string): Cause {
  const own = causes[code];
  if (own && own !== causes.UNEXPECTED_TOKEN) return own;
  const value = unquoted.exec(line)?.[1];
  if (value !== undefined)
    return {
      expected: "text in quotes, since a sign at its start, or a colon and a space, has a meaning in YAML",
      remedy: `${inQuotes}: ${value.includes('"') ? `'${value.replaceAll("'", "''")}'` : `"${value}"`}. Begin a list or a record on the next line.`,
    };
  return own ?? (isWellFormed(line) ? indent : afterKey);
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
  { code, pos: [at] }: YAMLError,
  document: Document,
  counter: LineCounter,
  text: string,
): MistakeOnLine {
  const lines = text.trimEnd().split("\n");
  const open = openBefore(document, text, at);
  const line = Math.min(counter.linePos(open ?? at).line, lines.length);
  const whole = lines[line - 1] ?? "";
  const written = whole.trim();
  const sign = open === undefined ? "" : text.charAt(open);
  const end = closing[sign];
  if (end)
    return {
      line,
      found: `a ${sign} that is not closed: ${quoted(written)}`,
      expected: `${sign} and ${end} in pairs`,
      remedy: `Write ${end} where the part that starts with ${sign} ends. Inside a text, write “ ” or ’.`,
    };
  return {
    line,
    found: quoted(written),
    ...causeOf(/^[ -]*\t/.test(whole) ? "TAB_AS_INDENT" : code, written),
  };
}

/** Finds text that YAML misreads without an error: aliases, anchors, tags and comments. */
export function misreadTexts(document: Document, counter: LineCounter, text: string): MistakeOnLine[] {
  const mistakes = new Map<number, MistakeOnLine>();
  const report = (offset: number, why: string) => {
    const { line } = counter.linePos(offset);
    const found = quoted(text.split("\n")[line - 1]?.trim() ?? "");
    const expected = `text in quotes, since ${why} in YAML`;
    mistakes.set(line, { line, found, expected, remedy: `${inQuotes}. Move a comment to the line above.` });
  };
  visit(document, {
    Alias: (_key, { range }) => report(range?.[0] ?? 0, "* at the start has a meaning"),
    Value: (_key, { anchor, tag, range, ...node }) => {
      const [start, end] = range ?? [0, 0];
      // The range of a node starts after its anchor and tag, maybe on the next line.
      if (anchor ?? tag)
        report(text.slice(0, start).trimEnd().length - 1, "& or ! at the start has a meaning");
      if (!("type" in node) || node.type !== "PLAIN") return;
      // An empty value ends at its comment. A space after the # marks a real comment.
      const cut = start === end ? /^#\S/ : /^ +#/;
      const isText = start === end || typeof node.value === "string";
      if (isText && cut.test(text.slice(end))) report(start, "# after a space starts a comment");
    },
  });
  return [...mistakes.values()];
}
