import { isCollection, visit, type Document, type ErrorCode, type LineCounter, type YAMLError } from "yaml";
import type { Mistake } from "./content-error.ts";

type MistakeOnLine = Mistake & { line: number };

const quoted = (text: string) => `“${text.length > 60 ? `${text.slice(0, 58)}…` : text}”`;

const inQuotes = "Put quotes around the whole text.";

const afterKey: Omit<Mistake, "found"> = {
  expected: "a key, a colon and a space, then the value",
  remedy: "Write the colon and the space. Indent the further lines of a text more than its key.",
};

/** What is expected, and what to do, by the parser's error code. */
const causes: Partial<Record<ErrorCode, Omit<Mistake, "found">>> = {
  BAD_INDENT: {
    expected: "the lines of a record at the same column",
    remedy: "Indent the line like the lines of its record above, with spaces.",
  },
  BAD_SCALAR_START: { expected: "text in quotes, since it starts with a sign of YAML", remedy: inQuotes },
  BLOCK_AS_IMPLICIT_KEY: {
    expected: "text in quotes, since a colon and a space end a key in YAML",
    remedy: `${inQuotes} If a record begins here, write its keys below, with the same indent.`,
  },
  BLOCK_IN_FLOW: {
    expected: "a comma between two entries in brackets",
    remedy: `Write a comma. ${inQuotes}`,
  },
  DUPLICATE_KEY: {
    expected: "each key once in its record",
    remedy: "Delete one of the two lines, or correct its key.",
  },
  MISSING_CHAR: afterKey,
  MULTILINE_IMPLICIT_KEY: afterKey,
  MULTIPLE_DOCS: { expected: "one record or one list", remedy: "Delete the line ---." },
  TAB_AS_INDENT: {
    expected: "an indent of spaces, two for each level",
    remedy: "Replace each tab with spaces. Most editors can do it for the whole file.",
  },
  UNEXPECTED_TOKEN: {
    expected: "one value after the key, at the same indent as its neighbours",
    remedy: `${inQuotes} Write a list below its key, each entry on its own line.`,
  },
};

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
  { code, message, pos: [at] }: YAMLError,
  document: Document,
  counter: LineCounter,
  text: string,
): MistakeOnLine {
  const lines = text.trimEnd().split("\n");
  const open = openBefore(document, text, at);
  const line = Math.min(counter.linePos(open ?? at).line, lines.length);
  const written = quoted(lines[line - 1]?.trim() ?? "");
  const sign = open === undefined ? "" : text.charAt(open);
  const end = closing[sign];
  if (end)
    return {
      line,
      found: `a ${sign} that is not closed: ${written}`,
      expected: `${sign} and ${end} in pairs`,
      remedy: `Write ${end} where the part that starts with ${sign} ends. Inside a text, write “ ” or ’.`,
    };
  const cause = causes[code];
  if (cause) return { line, found: written, ...cause };
  return {
    line,
    found: `${written}: ${message.split(/ at line |\n/)[0]}`,
    expected: "a valid line of YAML",
    remedy: "Compare the line, and the one above it, with other records.",
  };
}

/** Finds text that YAML misreads without an error: aliases, anchors, tags and comments. */
export function misreadTexts(document: Document, counter: LineCounter, text: string): MistakeOnLine[] {
  const mistakes = new Map<number, MistakeOnLine>();
  const report = (offset: number, why: string) => {
    const { line } = counter.linePos(offset);
    const found = quoted(text.split("\n")[line - 1]?.trim() ?? "");
    const expected = `text in quotes, since ${why} in YAML`;
    mistakes.set(line, { line, found, expected, remedy: `${inQuotes} Move a comment to the line above.` });
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
