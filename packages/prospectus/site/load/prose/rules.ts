/** Rules of prose: mistakes by kind of Markdown node. */
import type { Code, InlineCode, Nodes, Parents, Text } from "mdast";
import { toString as wordsIn } from "mdast-util-to-string";
import { diagramMistake, labelsMistake } from "../../art/diagrams.ts";
import { anchor } from "../../prose/anchor.ts";
import { invisibleIn } from "../../schema/invisible.ts";

type Surroundings = {
  /** Its ancestors, outermost first. */
  parents: readonly Parents[];
  /** Markdown source of a node. */
  sourceOf: (node: Nodes) => string;
  all: readonly Nodes[];
};

/** Place of a mistake in its node: lines below the start, and the text from there. */
type Inside = { lines: number; source: string };

/** A mistake of a node: found, remedy, and its place if not at the start. */
type ProseMistake = readonly [found: string, remedy?: string | undefined, inside?: Inside];

/** Prefix of a diagram, in the address of an image. */
export const diagramScheme = "diagram:";

/** Labels of a diagram: its title, split at |. */
export const labelsIn = (title: unknown): string[] =>
  typeof title === "string" ? title.split("|").map((label) => label.trim()) : [];

/** Deepest level of lists, so that the innermost text has room on a phone. */
const deepest = 4;

const otherRemedy = "Delete it, or write it as plain text.";

/** Patterns of Markdown mistakes, with message and remedy. A \ before a character shows the character itself. */
const leftovers: readonly (readonly [looks: RegExp, found: string, remedy?: string])[] = [
  [/\[\^[^\]\s]+\]/g, "a footnote"],
  [/\]\(/g, "a link that cannot be read", "Write [text](address), without a space before or in the address."],
  [/\]\[/g, "a link without its address", "Write [words](address)."],
  [/~~[^~]*~~|~~/g, "crossed-out text", "Delete it, or write \\~\\~ to show the characters."],
  [
    /\*+(?=[^\s*])|(?<=[^\s*])\*+|(?<!\w)_+(?=[^\W_])|(?<=[^\W_])_+(?!\w)/g,
    "an emphasis mark without a partner",
    "Put it at both ends of the words, with no space inside, or write a \\ before it to show it.",
  ],
  [/`/g, "a backtick without a partner", "Put one at both ends of the code, or write \\`."],
  [
    /\n[ \t>]*\d{1,9}[.)][ \t]/g,
    "a number at the start of a line",
    "Put an empty line before a list. Otherwise move the number to the line before.",
  ],
  [
    /(?:^|\n)[ \t>]*\|/g,
    "a table row without a table",
    "Put an empty line before the table, and | --- | for each column below its header. To show the character, write \\|.",
  ],
  [
    /(?:^|\n)[ \t>]*##+(?=[^#\s])/g,
    "a heading without a space after its #",
    "Write ## and a space before the heading.",
  ],
  [
    /\{\{|\{%|\{[#.:][^}\n]*\}|\[!\w+\]|(?<=^\n?[ \t>]*)(?:(?::{3,}|!{3}|\?{3}\+?)[ \t]*(?=\w)|:{3,}(?=\s|$)|\[{1,2}toc\])|==[^=\s][^=\n]*==/gim,
    "syntax of another site generator",
    "Write it in Markdown: a note is a quote, and headings get their ids automatically. To show the characters, put them in backticks.",
  ],
  // Filler text must never be published.
  [/lorem ipsum/gi, "lorem ipsum", "Write the finished text."],
];

const bareAddress = [
  /\b(?:https?:\/\/|www\.)\w\S*/gi,
  "an address without a link",
  "Write [text](https://…), or put it between < and >.",
] as const;

const timesIn = (text: string, part: string) => text.split(part).length - 1;
const newlinesIn = (text: string) => timesIn(text, "\n");

/** Invisible characters from references such as &#8203;. Those in the file are reported by readText. */
function* unseen({ type, value }: Text | InlineCode | Code): Generator<ProseMistake> {
  const [first] = invisibleIn(value);
  if (!first) return;
  const before = value.slice(0, first.index);
  yield [
    `the invisible or unreadable character ${first.name}`,
    "Delete it and retype the word. It may come from copied text.",
    {
      lines: newlinesIn(before) + (type === "code" ? 1 : 0),
      source: before.split("\n").at(-1)?.slice(-20) ?? "",
    },
  ];
}

/** Mistakes in a text, each kind once a line. `markdown`: source; `shown`: rendered text. */
function* textMistakes(markdown: string, shown: string, insideLink: boolean): Generator<ProseMistake> {
  // Two spaces for every escaped sign keep all positions.
  const source = markdown.replaceAll(/\\[!-/:-@[-`{-~]/g, "  ");
  for (const [looks, found, remedy] of insideLink ? leftovers : [...leftovers, bareAddress]) {
    const reported = new Set<number>();
    for (const { index } of source.matchAll(looks)) {
      // A match at the start of a line includes the line break before it.
      const start = index + (/^\n?[ \t>]*/.exec(source.slice(index))?.[0].length ?? 0);
      const lines = newlinesIn(source.slice(0, start));
      if (!reported.has(lines)) yield [found, remedy, { lines, source: markdown.slice(start) }];
      reported.add(lines);
    }
  }
  // A valid reference is not in the rendered text; an unknown one is.
  for (const { index, 0: name } of source.matchAll(/&[a-z][a-z\d]*;/gi))
    if (timesIn(shown, name) > timesIn(markdown, `\\${name}`) + timesIn(markdown, `&amp;${name.slice(1)}`))
      yield [
        "an unknown character reference",
        "Correct the name, or write the character itself. To show the & itself, write &amp;.",
        { lines: newlinesIn(source.slice(0, index)), source: markdown.slice(index) },
      ];
}

const withoutWords = (node: Nodes): ProseMistake[] =>
  wordsIn(node).trim() === "" ? [["a link without text", "Write the text of the link between [ and ]."]] : [];

const outerOf = ({ parents }: Surroundings) => {
  const outer = parents.find(({ type }) => type === "list" || type === "blockquote");
  return outer && (outer.type === "list" ? "list" : "quote");
};

type Rules = {
  [Kind in Nodes["type"]]?: (
    node: Extract<Nodes, { type: Kind }>,
    around: Surroundings,
  ) => Iterable<ProseMistake>;
};

/** Mistakes of a node, by kind. Kinds without a rule are not supported. */
const rules: Rules = {
  root: ({ children }) =>
    children.length > 0 ? [] : [["no text", "Write the text below the second line of ---."]],
  paragraph: () => [],
  emphasis: () => [],
  strong: () => [],
  break: () => [],
  tableCell: () => [],
  *text(node, { sourceOf, parents }) {
    yield* unseen(node);
    const isInLink = parents.some(({ type }) => type.startsWith("link"));
    yield* textMistakes(sourceOf(node), node.value, isInLink);
  },
  inlineCode: unseen,

  *heading(node, around) {
    const { depth } = node;
    const outer = outerOf(around);
    if (outer) yield [`a heading inside a ${outer}`];
    else if (depth === 1 || depth > 3)
      yield [`a heading of level ${depth}`, "Start it with ## or ###. Level 1 is the title of the page."];
    else if (!around.sourceOf(node).startsWith("#"))
      yield [
        "a heading underlined by a line",
        "Start the heading with ##. If it is no heading, delete the line below it.",
      ];
    else if (anchor(wordsIn(node)) === "") yield ["a heading without a letter or a digit"];
    const first = around.all.find((one) => one.type === "heading" && one.depth < 4);
    if (first === node && depth === 3)
      yield ["a heading of level 3 before the first of level 2", "Start it with ##."];
  },

  *blockquote({ children }, around) {
    const outer = outerOf(around);
    if (outer) yield [`a quote inside a ${outer}`];
    if (children.length === 0) yield ["an empty quote"];
  },

  *list(_node, { parents }) {
    if (parents.filter(({ type }) => type === "list").length === deepest)
      yield [`a list inside ${deepest} others`];
  },

  *listItem(node, { sourceOf, parents }) {
    const list = parents.at(-1);
    const items: readonly Nodes[] = list?.children ?? [];
    const numbers = items.map((item) => Number.parseInt(sourceOf(item), 10));
    const at = items.indexOf(node);
    const expected = (numbers[at - 1] ?? NaN) + 1;
    const isCounted = list?.type === "list" && list.ordered && at > 0;
    // Lists count from their first number. Equal numbers are a common habit.
    if (isCounted && numbers[at] !== expected && new Set(numbers).size > 1)
      yield [
        `the number ${numbers[at]} instead of ${expected} in a list`,
        `Write ${expected}, or start a new list after a paragraph.`,
      ];
    if (node.children.length === 0) yield ["an empty item in a list"];
    if (/^(?:[-*+]|\d+[.)])\s+\[[ x]\](?:\s|$)/i.test(sourceOf(node))) yield ["a checkbox"];
  },

  *code(node, { sourceOf }) {
    const source = sourceOf(node);
    const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
    yield* unseen(node);
    if (fence === undefined)
      yield [
        "code indented by four spaces",
        "Put code between two lines of ```. If it is no code, delete the indent.",
      ];
    else if (!source.trimEnd().slice(fence.length).endsWith(fence))
      yield ["code without an end", `Put a line of ${fence} after its last line.`];
    if (node.value.trim() === "") yield ["an empty code block"];
    if (node.meta) yield ["text after the language of a code block"];
  },

  *table({ children: [head, ...rows] }) {
    if (rows.length === 0) yield ["a table without rows", "Add a row below the line of ---."];
    if (head?.children.some((cell) => wordsIn(cell).trim() === ""))
      yield ["a column without a name", "Give every column of the table a heading."];
  },

  *tableRow({ children }, { parents }) {
    const [head] = parents.at(-1)?.children ?? [];
    const columns = head?.type === "tableRow" ? head.children.length : 0;
    if (children.length !== columns)
      yield [
        `a row of ${children.length} in a table of ${columns} columns`,
        "Give each row as many cells as the table has columns. Cells can be empty. To show a | in a cell, write \\|.",
      ];
  },

  *link(node) {
    yield* withoutWords(node);
    if (node.title) yield ["a link with a title"];
  },
  *linkReference(node) {
    if (node.identifier.startsWith("^")) yield ["a footnote"];
    else yield* withoutWords(node);
  },

  *definition(node, { all }) {
    const named = all.filter((one) => "identifier" in one && one.identifier === node.identifier);
    if (node.title) yield ["a link with a title"];
    if (node.identifier.startsWith("^")) yield ["a footnote"];
    else if (named.find(({ type }) => type === "definition") !== node)
      yield ["a second address with the same name"];
    else if (!named.some(({ type }) => type === "linkReference")) yield ["an address that no link uses"];
  },

  *image({ url, alt, title }, { parents }) {
    const isDiagram = url.startsWith(diagramScheme);
    const what = isDiagram ? "a diagram" : "a photograph";
    const isAlone = parents.length === 2 && parents[1]?.children.length === 1;
    if (!isAlone)
      yield [
        "an image inside a text",
        "Put it between two empty lines, outside lists and quotes: ![what it shows](workshop.jpg).",
      ];
    if (!alt) yield [`${what} without a text alternative`, "Describe it between [ and ]."];
    if (!isDiagram) {
      if (title) yield ["a photograph with a title", "Write the title in a paragraph below."];
      return;
    }
    const shows = url.slice(diagramScheme.length);
    const expected = diagramMistake(shows);
    const labels = expected ? undefined : labelsMistake(shows, labelsIn(title));
    if (expected) yield ["a diagram that cannot be drawn", `After “diagram:”, write ${expected}.`];
    if (labels) yield ["a diagram with wrong labels", `In quotes, separated by |, write ${labels}.`];
  },
  imageReference: () => [["a reference-style image"]],
  html: () => [["HTML", "Write it in Markdown. To show the < itself, write &lt; or put it in backticks."]],
  thematicBreak: () => [["a horizontal line"]],
};

/** Mistakes of one node, without those of its children. */
export function mistakesOf<Kind extends Nodes["type"]>(
  node: Extract<Nodes, { type: Kind }>,
  around: Surroundings,
): { found: string; remedy: string; inside?: Inside | undefined }[] {
  // TypeScript cannot index by a kind that is a variable.
  const rule = rules[node.type as Kind];
  const mistakes = rule ? [...rule(node, around)] : [[node.type] as const];
  return mistakes.map(([found, remedy = otherRemedy, inside]) => ({ found, remedy, inside }));
}
