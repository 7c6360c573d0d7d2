import { isScalar, visit, type Document, type LineCounter, type YAMLError } from "yaml";
import type { Mistake } from "./content-error.ts";

type MistakeOnLine = Mistake & { line: number };

const quoted = (text: string) => `“${text.length > 60 ? `${text.slice(0, 58)}…` : text}”`;

const wantsQuotes = (found: string, why: string): Mistake => ({
  found,
  expected: `text in quotes, since ${why} in YAML`,
  remedy: "Put quotes around the whole text. Move a comment to the line above.",
});

/** Position of the quoted text before the error. */
function quotationBefore(document: Document, text: string, at: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar: (_key, { type = "", range }) => {
      if (type.startsWith("QUOTE") && range && range[1] <= at && text.slice(range[1], at).trim() === "")
        start = range[0];
    },
  });
  return start;
}

/** Position of the innermost open bracket at the error. */
function bracketBefore(document: Document, text: string, at: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Collection: (_key, { flow, range }) => {
      if (flow && range && range[1] <= at && !/[\]}]/.test(text.charAt(range[1] - 1))) start = range[0];
    },
  });
  return start;
}

/** The mistake behind a parser error: frequent ones in our words, others in the parser's. */
export function syntaxMistake(
  { message, pos: [at] }: YAMLError,
  document: Document,
  counter: LineCounter,
  text: string,
): MistakeOnLine {
  const lines = text.trimEnd().split("\n");
  const place = Math.min(counter.linePos(at).line, lines.length);
  if (/^\s*\t/.test(lines[place - 1] ?? ""))
    return {
      line: place,
      found: "a tab in the indent",
      expected: "an indent of spaces, two for each level",
      remedy: "Replace each tab with spaces. Most editors can do it for the whole file.",
    };
  const bracket = /\bend with a? ?[\]}]/.test(message) ? bracketBefore(document, text, at) : undefined;
  if (bracket !== undefined) {
    const { line } = counter.linePos(bracket);
    const sign = text.charAt(bracket);
    const end = sign === "[" ? "]" : "}";
    return {
      line,
      found: `a ${sign} that is not closed: ${quoted(lines[line - 1]?.trim() ?? "")}`,
      expected: `${sign} and ${end} in pairs`,
      remedy: `Write ${end} where the part that starts with ${sign} ends. Put quotes around a text that contains ${sign}.`,
    };
  }
  const quotation = quotationBefore(document, text, at);
  const line = quotation === undefined ? place : counter.linePos(quotation).line;
  const written = quoted(lines[line - 1]?.trim() ?? "");
  if (quotation !== undefined)
    return {
      line,
      found: `a quotation mark that is not closed: ${written}`,
      expected: "one text in one pair of quotation marks",
      remedy: "Close the quotation mark at the end of the text. Inside the text, write “ ” or ’.",
    };
  if (message.startsWith("Nested mappings"))
    return { line, ...wantsQuotes(`a colon inside the text: ${written}`, "a colon and a space end a key") };
  const lacksColon = /^Implicit (map )?keys/.test(message);
  return {
    line,
    found: lacksColon
      ? `a line without a colon and a space after its key: ${written}`
      : `${written}: ${message.split(/ at line |\n/)[0]}`,
    expected: lacksColon ? "a key, a colon and a space, then the value" : "a valid line of YAML",
    remedy:
      "Compare the line, and the one above it, with other records. Put quotes around a text, and indent its lines further than its key.",
  };
}

/** Finds text that YAML misreads: aliases, anchors, tags and comments. Restores it, so no alias is followed. */
export function misreadTexts(document: Document, counter: LineCounter, text: string): MistakeOnLine[] {
  const mistakes: MistakeOnLine[] = [];
  const report = (offset: number, mistake: Mistake) => {
    const { line } = counter.linePos(offset);
    // Other mistakes on the line belong to the same text.
    if (mistakes.at(-1)?.line !== line) mistakes.push({ line, ...mistake });
  };
  const reportSign = (offset: number, words: string) =>
    report(
      offset,
      wantsQuotes(
        `text that starts with ${words.charAt(0)}: ${quoted(words)}`,
        "this sign at the start of a text has a special meaning",
      ),
    );
  visit(document, {
    Alias: (_key, { range }) => {
      const [start = 0] = range ?? [];
      const words = text.slice(start).split("\n", 1)[0]?.trimEnd() ?? "";
      reportSign(start, words);
      return document.createNode(words);
    },
    Pair: (_key, { key }) => {
      // Schemas ignore it, and copying such a record would change its prototype.
      if (!isScalar(key) || key.value !== "__proto__") return undefined;
      report(key.range?.[0] ?? 0, {
        found: "the key “__proto__”",
        expected: "a key that names a field",
        remedy: "Rename the key, or delete it with everything below it.",
      });
      return visit.REMOVE;
    },
    Value: (_key, node) => {
      const { anchor, tag, range } = node;
      // The range of a node starts after its anchor and tag, maybe on the next line.
      const before = text.slice(0, range?.[0]).trimEnd().length - 1;
      if (anchor ?? tag) reportSign(before, anchor === undefined ? String(tag) : `&${anchor}`);
      if (!isScalar(node) || node.type !== "PLAIN" || !range) return;
      const words = text.slice(range[0], range[1]);
      // An empty value ends at its comment. A space after the # marks a real comment.
      const note = (words === "" ? /^#\S.*/ : /^ +#.*/).exec(text.slice(range[1]))?.[0].trim();
      if (note && (words === "" || typeof node.value === "string"))
        report(
          range[0],
          wantsQuotes(
            `${words ? `text that ends at a #: ${quoted(words)}` : "an empty value"}, followed by ${quoted(note)}`,
            "# after a space starts a comment",
          ),
        );
    },
  });
  return mistakes;
}
