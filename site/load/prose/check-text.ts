/** Finds, in the running text of an article, what Markdown would show as it is written although the writer meant something else. */
import { decodeNamedCharacterReference } from "decode-named-character-reference";
import type { Code, InlineCode, Text } from "mdast";
import { invisibleIn } from "../../schema/invisible.ts";
import { lineOf, refuse, sourceOf, type Reader } from "./reader.ts";

/** A mistake in running text: how it looks, what it is called and what to do. */
type Leftover = { looks: RegExp; what: string; remedy: string };

const leftovers: readonly Leftover[] = [
  {
    looks: /\[\^[^\]\s]+\]/g,
    what: "a footnote",
    remedy: "There are no footnotes: put the note into the text, between brackets.",
  },
  {
    looks: /\]\(/g,
    what: "a link that cannot be read",
    remedy:
      "Write [words](address), without a space before the bracket or in the address, and close both brackets.",
  },
  {
    looks: /\]\[/g,
    what: "a link whose address is missing",
    remedy: "Write [words](address), or add the line [name]: address that it refers to.",
  },
  {
    looks: /~~[^~]*~~|~~/g,
    what: "text that is struck out",
    remedy:
      "Take it out, or say in words that it no longer holds. To show the signs themselves, write \\~\\~.",
  },
  {
    looks: /\*+(?=[^\s*])|(?<=[^\s*])\*+|(?<!\w)_+(?=[^\W_])|(?<=[^\W_])_+(?!\w)/g,
    what: "a mark of emphasis without its other half",
    remedy:
      "Put the same mark at both ends of the words, no space inside and a space or a sign outside. To show the sign itself, write a \\ before it.",
  },
  {
    looks: /`/g,
    what: "a backtick without its other half",
    remedy: "Put one at both ends of the code. To show the sign itself, write \\`.",
  },
  {
    looks: /\n[ \t>]*\d{1,9}[.)][ \t]/g,
    what: "a number that begins a line of a paragraph",
    remedy:
      "For a list, put an empty line before it. Otherwise write the number on the line before, or \\ before its full stop.",
  },
  {
    looks: /(?:^|\n)[ \t>]*\|/g,
    what: "a row that belongs to no table",
    remedy:
      "Put an empty line before the table, and a line such as | --- | --- | below its header, with as many columns. To show the sign itself, write \\|.",
  },
  {
    looks: /(?:^|\n)[ \t>]*##+(?=[^#\s])/g,
    what: "a heading without a space behind its signs",
    remedy: "Write ## and a space before its words. To show the signs themselves, write \\##.",
  },
  { looks: /lorem ipsum/gi, what: "filler Latin", remedy: "Write the finished text." },
];

/** Inside a link this is no mistake. */
const bareAddress: Leftover = {
  looks: /\b(?:https?:\/\/|www\.)\w\S*/gi,
  what: "an address that is no link",
  remedy: "Write it as a link, [words](https://…), or between < and >.",
};

/** Replaces every escaped sign by two spaces, so that the places of all others stay. */
const withoutEscapes = (source: string) => source.replaceAll(/\\[!-/:-@[-`{-~]/g, "  ");

const newlinesIn = (text: string) => text.split("\n").length - 1;

/** Reports a character that a reader could not see, in text or code: what stands in the file itself has been reported, what a reference such as &#8203; makes has not. */
export function checkCharacters(reader: Reader, node: Text | InlineCode | Code): void {
  const [found] = invisibleIn(node.value);
  if (!found) return;
  const fence = node.type === "code" ? 1 : 0;
  const before = node.value.slice(0, found.index);
  refuse(
    reader,
    node,
    `the invisible or unreadable character ${found.name}`,
    "Delete it and write the word anew; it may have come in by copying.",
    {
      line: lineOf(reader, node) + fence + newlinesIn(before),
      source: before.split("\n").at(-1)?.slice(-20) ?? "",
      expected: "text that a reader can see",
    },
  );
}

/** Reports what Markdown has left standing in a text, each kind of mistake once a line. */
export function checkText(reader: Reader, node: Text): void {
  checkCharacters(reader, node);
  const source = withoutEscapes(sourceOf(reader, node));
  const reported = new Set<string>();
  const report = (index: number, what: string, remedy: string) => {
    // A mistake at the beginning of a line is found with the line end before it.
    const start = index + (/^\n?[ \t>]*/.exec(source.slice(index))?.[0].length ?? 0);
    const line = lineOf(reader, node) + newlinesIn(source.slice(0, start));
    if (reported.has(`${line} ${what}`)) return;
    reported.add(`${line} ${what}`);
    refuse(reader, node, what, remedy, {
      line,
      source: sourceOf(reader, node).slice(start),
      expected: "Markdown that shows as it is meant",
    });
  };
  for (const { looks, what, remedy } of reader.insideLink ? leftovers : [...leftovers, bareAddress])
    for (const { index } of source.matchAll(looks)) report(index, what, remedy);
  for (const { index, 1: name = "" } of source.matchAll(/&([a-z][a-z\d]*);/gi))
    if (decodeNamedCharacterReference(name) === false)
      report(
        index,
        "an unknown character name",
        "Correct the name, or write the character itself. To show the sign & itself, write &amp;.",
      );
}
