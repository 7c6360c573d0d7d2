/** What prose may hold and what not, by the kinds of nodes that Markdown is made of. */
import type { Definition, Link, LinkReference, List, Nodes, Parents, Table } from "mdast";
import { toString as wordsIn } from "mdast-util-to-string";
import { diagramMistake, labelsMistake } from "../../art/diagrams.ts";
import { anchor } from "../../prose/anchor.ts";
import { textMistakes, unseenMistake, type ProseMistake } from "./text-rules.ts";

/** What the rules know of a node beside itself. */
export type Surroundings = {
  /** The nodes around it, the outermost first. */
  parents: readonly Parents[];
  /** The Markdown of a node as it stands in the file. */
  sourceOf: (node: Nodes) => string;
  /** All nodes of the text. */
  all: readonly Nodes[];
};

/** What stands before the name of a diagram, in the place of a photograph's file. */
export const diagramScheme = "diagram:";

/** The labels of a diagram, which stand in its title, between upright strokes. */
export const labelsIn = (title: unknown): string[] =>
  typeof title === "string" ? title.split("|").map((label) => label.trim()) : [];

/** How many lists may stand inside each other, so that the text of the innermost has room on a phone. */
const deepest = 4;

const footnote: ProseMistake = ["a footnote", "Put the note into the text, between brackets."];

/** The list or the quote in which a node stands. */
const outerOf = ({ parents }: Surroundings) => {
  const outer = parents.find(({ type }) => type === "list" || type === "blockquote");
  return outer && (outer.type === "list" ? "list" : "quote");
};

/** Whether a node is a paragraph by itself, outside lists and quotes. */
const isAlone = ({ parents }: Surroundings) => parents.length === 2 && parents[1]?.children.length === 1;

function* linkMistakes(node: Link | LinkReference): Generator<ProseMistake> {
  if (wordsIn(node).trim() === "")
    yield ["a link without words", "Write between [ and ] what the link leads to."];
}

function* titleMistakes({ title }: Link | Definition): Generator<ProseMistake> {
  if (title) yield ["a link with a title", "Take out what stands in quotes: few visitors can see it."];
}

type Rules = {
  [Kind in Nodes["type"]]?: (
    node: Extract<Nodes, { type: Kind }>,
    around: Surroundings,
  ) => Iterable<ProseMistake>;
};

/** The mistakes of a node, by its kind. What has no line here may not stand in an article. */
const rules: Rules = {
  root: ({ children }) =>
    children.length > 0 ? [] : [["no prose", "Write the prose below the second line of ---."]],
  paragraph: () => [],
  emphasis: () => [],
  strong: () => [],
  break: () => [],
  tableCell: () => [],
  text: (node, { sourceOf, parents }) =>
    textMistakes(
      node,
      sourceOf(node),
      parents.some(({ type }) => type.startsWith("link")),
    ),
  inlineCode: unseenMistake,

  *heading(node, around) {
    const outer = outerOf(around);
    if (outer) yield [`a heading inside a ${outer}`, `Take it out of the ${outer}, or make it a paragraph.`];
    else if (node.depth === 1)
      yield ["a heading of level 1", "Begin it with ##: that of level 1 is the page's title."];
    else if (node.depth > 3) yield [`a heading of level ${node.depth}`, "Begin it with ## or ###."];
    else if (!around.sourceOf(node).startsWith("#"))
      yield [
        "a heading made by the line of signs under it",
        "Begin the heading with ##. Where none is meant, take the line of signs out.",
      ];
    else if (anchor(wordsIn(node)) === "")
      yield ["a heading without a letter or a digit", "Give it words: its address is made of them."];
    const first = around.all.find((one) => one.type === "heading" && one.depth < 4);
    if (first === node && node.depth === 3)
      yield ["a heading of level 3 before the first of level 2", "Begin it with ##."];
  },

  *blockquote(node, around) {
    const outer = outerOf(around);
    if (outer) yield [`a quote inside a ${outer}`, `Take it out of the ${outer}, or write quotation marks.`];
    if (node.children.length === 0) yield ["an empty quote", "Give it words, or take it out."];
  },

  *list(_node, { parents }) {
    if (parents.filter(({ type }) => type === "list").length === deepest)
      yield [`a list inside ${deepest} others`, "Make it a paragraph or a list of its own."];
  },

  *listItem(node, { sourceOf, parents }) {
    const list = parents.at(-1) as List;
    const numbers = list.children.map((item) => Number.parseInt(sourceOf(item), 10));
    const at = list.children.indexOf(node);
    const expected = (numbers[at - 1] ?? NaN) + 1;
    // A page counts on from the first number. That all are the same is a habit of many.
    if (list.ordered && at > 0 && numbers[at] !== expected && new Set(numbers).size > 1)
      yield [
        `the number ${numbers[at]} in a list that has come to ${expected}`,
        `Write ${expected}, or begin a new list with a paragraph between the two.`,
      ];
    if (node.children.length === 0) yield ["an empty item in a list", "Give it words, or take it out."];
    if (/^(?:[-*+]|\d+[.)])\s+\[[ x]\](?:\s|$)/i.test(sourceOf(node)))
      yield ["a task box", "Write the item without [ ]."];
  },

  *code(node, { sourceOf }) {
    const source = sourceOf(node);
    const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
    yield* unseenMistake(node);
    if (fence === undefined)
      yield [
        "code made by an indent of four spaces",
        "Put code between two lines of ```. Where none is meant, take the indent out.",
      ];
    else if (!source.trimEnd().slice(fence.length).endsWith(fence))
      yield ["code that does not end", `Put a line of ${fence} behind its last line.`];
    if (node.value.trim() === "") yield ["an empty block of code", "Write the code, or take it out."];
    if (node.meta)
      yield ["words behind the language of a block of code", `Leave only ${fence}${node.lang} there.`];
  },

  *table({ children: [head, ...rows] }) {
    if (rows.length === 0) yield ["a table without rows", "Add a row below the line of ---."];
    if (head?.children.some((cell) => wordsIn(cell).trim() === ""))
      yield ["a column without a name", "Give every column of the table a heading."];
  },

  *tableRow({ children }, { parents }) {
    const columns = (parents.at(-1) as Table).children[0]?.children.length;
    if (children.length !== columns)
      yield [
        `a row of ${children.length} in a table of ${columns} columns`,
        "Give the row as many cells as the table has columns, if need be empty ones; write | as \\|.",
      ];
  },

  *link(node) {
    yield* linkMistakes(node);
    yield* titleMistakes(node);
  },
  linkReference: (node) => (node.identifier.startsWith("^") ? [footnote] : linkMistakes(node)),

  *definition(node, { all }) {
    yield* titleMistakes(node);
    const isNamesake = (one: Nodes): one is Definition =>
      one.type === "definition" && one.identifier === node.identifier;
    if (node.identifier.startsWith("^")) yield footnote;
    else if (all.find(isNamesake) !== node)
      yield ["a second address of the same name", "Give it another name, or take it out."];
    else if (!all.some((one) => one.type === "linkReference" && one.identifier === node.identifier))
      yield ["the address of a link that is not there", "Write the link, or take the line out."];
  },

  *image({ url, alt, title }, around) {
    const isDiagram = url.startsWith(diagramScheme);
    const shows = isDiagram ? url.slice(diagramScheme.length) : "";
    const what = isDiagram ? "a diagram" : "a photograph";
    const expected = isDiagram && diagramMistake(shows);
    const labels = isDiagram && !expected && labelsMistake(shows, labelsIn(title));
    if (!isAlone(around))
      yield [
        "an image inside a text",
        "Put it between two empty lines, outside lists and quotes: ![what it shows](workshop.jpg).",
      ];
    if (!alt) yield [`${what} without words`, "Say between [ and ] what it shows."];
    if (title && !isDiagram)
      yield [`${what} with a title`, "Say in a paragraph below it what stands in quotes behind the name."];
    if (expected) yield ["a diagram that cannot be drawn", `Write behind diagram: ${expected}.`];
    if (labels)
      yield ["a diagram with other parts than labels", `Write in quotes, with | between them, ${labels}.`];
  },
  imageReference: () => [["an image by a name", "Write ![what it shows](workshop.jpg)."]],

  html: () => [
    ["HTML", "Write it in Markdown. To show the sign < itself, write &lt; or put it in backticks."],
  ],
  thematicBreak: () => [["a line across the page", "Take it out, or begin the new part with a ## heading."]],
};

/** The mistakes of one node; those of the nodes inside it are not among them. */
export function mistakesOf<Kind extends Nodes["type"]>(
  node: Extract<Nodes, { type: Kind }>,
  around: Surroundings,
): Iterable<ProseMistake> {
  const rule = rules[node.type as Kind];
  return rule ? rule(node, around) : [[node.type, "Take it out, or say it in words."]];
}
