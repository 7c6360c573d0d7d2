/** Says in a sentence what breaks the form of a YAML file: at its cause, with advice that fits. */
import type { YAMLError } from "yaml";
import { contentFolder } from "../content-folder.ts";
import type { Mistake } from "./content-error.ts";

/** A mistake with its line, counted from 1. */
export type MistakeAt = Mistake & { line: number };

const quoted = (text: string) => `“${text.length > 60 ? `${text.slice(0, 58)}…` : text}”`;

/** What stands behind the hyphens and the key of a line. */
const valueOn = (line: string) => line.replace(/^\s*(?:- +)*(?:[\w-]+:(?: +|$))?/, "");

/** Whether a text in quotes cannot go on here: a line of its own, or none. */
const endsText = (line: string | undefined) =>
  line === undefined || /^\s*(?:#|$)/.test(line) || looksLikeEntry(line);

const looksLikeEntry = (line: string | undefined) =>
  line !== undefined && /^\s*(?:- |[\w-]+:(?: |$))/.test(line);

/** What a sign at the start of a text means to YAML. */
const signs: Readonly<Record<string, string>> = {
  "*": "a reference to another place",
  "&": "the name of a place",
  "!": "the name of a type",
  "@": "reserved",
  "`": "reserved",
  "%": "an instruction",
};

/** A text that starts with a sign to which YAML gives a meaning of its own. */
export function signMistake(text: string): Mistake {
  const sign = text.charAt(0);
  return {
    found: `text that starts with ${sign}: ${quoted(text)}`,
    expected: `text in quotes, since ${sign} at the start of a text is ${signs[sign] ?? "a sign"} in YAML`,
    remedy: `Put quotes around the whole text: '${text.replaceAll("'", "''").slice(0, 60)}'.`,
  };
}

/** A text with a # in it, which YAML takes for the start of a note. `text` is what it leaves, `note` the rest of the line. */
export function cutTextMistake(text: string, note: string): Mistake {
  const whole = `${text} ${note}`.trim();
  return {
    found: text
      ? `text that ends at a #: ${quoted(text)}, without ${quoted(note)}`
      : `an empty value, and behind it the note ${quoted(note)}`,
    expected:
      "text in quotes, since # behind a space begins a note in YAML; or the note on a line of its own",
    remedy: `Put quotes around the whole text: '${whole.replaceAll("'", "''").slice(0, 60)}'. A note belongs on the line above.`,
  };
}

/** What stands between commas in { } and has no colon: the end of a text that holds a comma. */
export const commaMistake = (words: string): Mistake => ({
  found: `${quoted(words)} between commas, without a colon`,
  expected: "text in quotes, since a comma inside { } ends a text in YAML",
  remedy: 'Put straight quotes (") around the whole text that holds the comma.',
});

/** A key that stands twice in one record. */
export function doubledKeyMistake(key: string, firstLine: number): Mistake {
  return {
    found: `the key “${key}” a second time; the first is on line ${firstLine}`,
    expected: "each key once in a record",
    remedy: "Remove one of the two; if they belong to two records, start the second record with a hyphen.",
  };
}

/** The one key that no record can have: to JavaScript it is what the record is made from. */
export const prototypeMistake: Mistake = {
  found: "the key “__proto__”",
  expected: "a key that names a field",
  remedy: "Give the key another name, or remove it with all that belongs to it.",
};

/** Whether a text in quotation marks goes on behind the one that closes it (“after”) or has none on its line (“open”). */
function quoteState(value: string): "open" | "after" | "fine" {
  const mark = value.charAt(0);
  if (mark !== '"' && mark !== "'") return "fine";
  const closed =
    mark === '"' ? /^"(?:[^"\\]|\\.)*"(.*)$/.exec(value) : /^'(?:[^']|'')*'(?!')(.*)$/.exec(value);
  if (!closed) return "open";
  return /^\s*(?:#.*|[,}\]].*|:.*)?$/.test(closed[1] ?? "") ? "fine" : "after";
}

/** Looks for what is known to break a file, from the top to the line at which the parser gave up. */
function knownCause(lines: readonly string[], last: number): MistakeAt | undefined {
  const tabbed = lines.flatMap((line, index) => (/^ *\t/.test(line) ? [index] : []));
  const [firstTab] = tabbed;
  if (firstTab !== undefined && firstTab <= last)
    return {
      line: firstTab + 1,
      found:
        tabbed.length > 1
          ? `a tab in the indent, here and on ${tabbed.length - 1} more lines`
          : "a tab in the indent",
      expected: "an indent of spaces, two for each level",
      remedy: "Replace each tab by spaces; most editors can do it for the whole file.",
    };
  for (const [index, line] of lines.slice(0, last + 1).entries()) {
    const value = valueOn(line);
    const state = quoteState(value);
    const closesBelow = () => lines.slice(index + 1).some((other) => other.includes(value.charAt(0)));
    if (state === "open" && (endsText(lines[index + 1]) || !closesBelow()))
      return {
        line: index + 1,
        found: `a quotation mark that does not close: ${quoted(value)}`,
        expected: `${value.charAt(0)} at the end of the text as well`,
        remedy: "Close the quotation, or take the mark away where the text needs none.",
      };
    if (state === "after")
      return {
        line: index + 1,
        found: `text behind the quotation mark that closes: ${quoted(value)}`,
        expected: "one text in one pair of quotation marks",
        remedy: value.startsWith("'")
          ? "Write ’ for an apostrophe, or put the text into double quotes."
          : "Write “ and ” for the marks inside, or put the text into single quotes.",
      };
  }
  return undefined;
}

/** The last line up to the given one on which a bracket opens and does not close. */
function openBracket(lines: readonly string[], last: number): number {
  for (let index = last; index >= 0; index -= 1) {
    const line = lines[index] ?? "";
    if (line.split(/[{[]/).length > line.split(/[}\]]/).length) return index;
  }
  return last;
}

const wrongIndent = (line: string): Mistake => ({
  found: `an indent that fits no line above: ${quoted(line.trim())}`,
  expected: "lines of one record under each other, and what belongs to a key two spaces further right",
  remedy:
    "Move the line, or the one above it, so that it starts in the same column as the others of its record.",
});

const withoutColon = (text: string): Mistake => ({
  found: `a line without a colon: ${quoted(text)}`,
  expected: "a key, a colon and a space, then the value",
  remedy: "Put the colon in; where the line goes on a text from above, indent it further than its key.",
});

/** What the parser could not read, from its error and the line on which it stood. */
function mistakeOnLine(error: YAMLError, lines: readonly string[], at: number): MistakeAt {
  const line = lines[at] ?? "";
  const text = line.trim();
  const value = valueOn(line);
  const here = { line: at + 1 };
  const code: string = error.code;
  if (/^[*&!@`%]/.test(value)) return { ...here, ...signMistake(value.trimEnd()) };
  if (/^\s*-[^\s-]/.test(line))
    return {
      ...here,
      found: `a hyphen without a space: ${quoted(text)}`,
      expected: "a hyphen and a space before each entry of a list",
      remedy: `Write “- ${text.slice(1, 40)}”.`,
    };
  if (/^\s*(?:- +)?[\w-]+:[^\s]/.test(line))
    return {
      ...here,
      found: `a colon without a space: ${quoted(text)}`,
      expected: "a key, a colon and a space",
      remedy: "Put a space behind the colon.",
    };
  if (/^[^"'[{|>]/.test(value) && /:(?: |$)/.test(value))
    return {
      ...here,
      found: `a colon inside the text: ${quoted(value)}`,
      expected: "quotes around a text in which a colon is followed by a space",
      remedy: `Put quotes around the text: '${value.replaceAll("'", "''").slice(0, 60)}'.`,
    };
  if (error.message.startsWith("Flow")) {
    const opened = openBracket(lines, Math.max(0, at - 1));
    return {
      line: opened + 1,
      found: `a bracket that does not close: ${quoted((lines[opened] ?? "").trim())}`,
      expected: "a } for each { and a ] for each [",
      remedy: "Close the bracket at the end of the entry.",
    };
  }
  if (code === "MULTILINE_IMPLICIT_KEY" || code === "BLOCK_AS_IMPLICIT_KEY") {
    // What stands alone on its line, and is no value of a key above, was meant as a key.
    if (!looksLikeEntry(line) && !/:\s*$/.test(lines[at - 1] ?? ""))
      return { ...here, ...withoutColon(text) };
    const next = lines.findIndex((other, index) => index > at && looksLikeEntry(other));
    const index = next < 0 ? at : next;
    return { line: index + 1, ...wrongIndent(lines[index] ?? "") };
  }
  if (error.message.startsWith("Implicit map keys")) return { ...here, ...withoutColon(text) };
  if (code === "BAD_INDENT" || error.message.startsWith("Sequence item"))
    return { ...here, ...wrongIndent(line) };
  if (code === "BAD_DQ_ESCAPE")
    return {
      ...here,
      found: `a backslash in double quotes: ${quoted(value)}`,
      expected: "single quotes around a text that holds a backslash",
      remedy: `Put the text into single quotes, or write two backslashes for one.`,
    };
  if (code === "MULTIPLE_DOCS")
    return {
      ...here,
      found: "a line of three hyphens inside the file",
      expected: "one record, or one list, in a file",
      remedy: "Remove the line.",
    };
  if (code === "RESOURCE_EXHAUSTION")
    return {
      ...here,
      found: "brackets inside brackets inside brackets, too many to read",
      expected: "records and lists as the other files have them",
      remedy: `Restore the file; nothing in ${contentFolder}/ is nested that deeply.`,
    };
  if (/flow-(?:map|seq)-end/.test(error.message))
    return {
      ...here,
      found: `a bracket that closes nothing: ${quoted(text)}`,
      expected: "a { for each } and a [ for each ]",
      remedy: "Take the bracket away, or put quotes around the text.",
    };
  if (error.message.includes("at node end")) return { ...here, ...wrongIndent(line) };
  return {
    ...here,
    found: `${quoted(text)}, which YAML cannot read (${(error.message.split(" at line ")[0] ?? "").split("\n")[0]})`,
    expected: "a key, a colon and a value, or a hyphen and an entry",
    remedy: "Compare the line with the records above, or put quotes around the text.",
  };
}

/**
 * The mistake behind a parser's error. The parser names the place where it gave up; the cause often stands above it.
 *
 * @param lines the lines of the whole file.
 */
export function syntaxMistake(error: YAMLError, lines: readonly string[]): MistakeAt {
  // An error at the very end of the file is told of its last line that says something.
  let at = Math.min((error.linePos?.[0].line ?? 1) - 1, lines.length - 1);
  while (at > 0 && (lines[at] ?? "").trim() === "") at -= 1;
  return knownCause(lines, at) ?? mistakeOnLine(error, lines, at);
}
