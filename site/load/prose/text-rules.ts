/** Finds, in running text, what Markdown would show as it is written although the writer meant something else. */
import { decodeNamedCharacterReference } from "decode-named-character-reference";
import type { Code, InlineCode, Text } from "mdast";
import { invisibleIn } from "../../schema/invisible.ts";

/** A mistake of a node: what it is, what to do, and, where it stands inside the node, how many lines below its beginning, and the text from there. */
export type ProseMistake = [found: string, remedy: string, inside?: { lines: number; source: string }];

/** How the mistakes look, what they are called and what to do. A \ before a sign shows the sign itself. */
const leftovers: readonly (readonly [looks: RegExp, found: string, remedy: string])[] = [
  [/\[\^[^\]\s]+\]/g, "a footnote", "Put the note into the text, between brackets."],
  [
    /\]\(/g,
    "a link that cannot be read",
    "Write [words](address), without a space before or in the address.",
  ],
  [/\]\[/g, "a link whose address is missing", "Write [words](address)."],
  [/~~[^~]*~~|~~/g, "text that is struck out", "Take it out, or write \\~\\~ to show the signs."],
  [
    /\*+(?=[^\s*])|(?<=[^\s*])\*+|(?<!\w)_+(?=[^\W_])|(?<=[^\W_])_+(?!\w)/g,
    "a mark of emphasis without its other half",
    "Put it at both ends of the words, with no space inside, or write a \\ before it to show the sign.",
  ],
  [/`/g, "a backtick without its other half", "Put one at both ends of the code, or write \\`."],
  [
    /\n[ \t>]*\d{1,9}[.)][ \t]/g,
    "a number that begins a line of a paragraph",
    "Put an empty line before a list; write any other number on the line before.",
  ],
  [
    /(?:^|\n)[ \t>]*\|/g,
    "a row that belongs to no table",
    "Put an empty line before the table, and | --- | for each column below its header; or write \\|.",
  ],
  [
    /(?:^|\n)[ \t>]*##+(?=[^#\s])/g,
    "a heading without a space behind its signs",
    "Write ## and a space before its words.",
  ],
  [/lorem ipsum/gi, "filler Latin", "Write the finished text."],
];

const bareAddress = [
  /\b(?:https?:\/\/|www\.)\w\S*/gi,
  "an address that is no link",
  "Write [words](https://…), or put it between < and >.",
] as const;

const newlinesIn = (text: string) => text.split("\n").length - 1;

/** A character that a reader could not see, in text or code: what stands in the file itself has been reported, what a reference such as &#8203; makes has not. */
export function* unseenMistake(node: Text | InlineCode | Code): Generator<ProseMistake> {
  const [unseen] = invisibleIn(node.value);
  if (!unseen) return;
  const before = node.value.slice(0, unseen.index);
  const lines = newlinesIn(before) + (node.type === "code" ? 1 : 0);
  yield [
    `the invisible or unreadable character ${unseen.name}`,
    "Delete it and write the word anew; it may have come in by copying.",
    { lines, source: before.split("\n").at(-1)?.slice(-20) ?? "" },
  ];
}

/**
 * The mistakes in a text, each kind once a line.
 *
 * @param markdown the text as it stands in the file.
 */
export function* textMistakes(node: Text, markdown: string, insideLink: boolean): Generator<ProseMistake> {
  yield* unseenMistake(node);
  // Two spaces for every escaped sign, so that the places of all others stay.
  const source = markdown.replaceAll(/\\[!-/:-@[-`{-~]/g, "  ");
  for (const [looks, found, remedy] of insideLink ? leftovers : [...leftovers, bareAddress]) {
    const reported = new Set<number>();
    for (const { index } of source.matchAll(looks)) {
      // A mistake at the beginning of a line is found with the line end before it.
      const start = index + (/^\n?[ \t>]*/.exec(source.slice(index))?.[0].length ?? 0);
      const lines = newlinesIn(source.slice(0, start));
      if (!reported.has(lines)) yield [found, remedy, { lines, source: markdown.slice(start) }];
      reported.add(lines);
    }
  }
  for (const { index, 1: name = "" } of source.matchAll(/&([a-z][a-z\d]*);/gi))
    if (decodeNamedCharacterReference(name) === false)
      yield [
        "an unknown character name",
        "Correct the name, or write the character itself. To show the sign & itself, write &amp;.",
        { lines: newlinesIn(source.slice(0, index)), source: markdown.slice(index) },
      ];
}
