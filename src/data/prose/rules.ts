import { diagramMistake } from "../../art/art.ts";
/** Rules of prose: mistakes by kind of Markdown node. */
import type { Nodes, Parents } from "mdast";
import { toString as wordsIn } from "mdast-util-to-string";
import { anchor } from "./anchor.ts";

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

const otherRemedy = "Delete it, or write it as plain text.";

/** Signs of Markdown and of other dialects that are left in a text, so that visitors would see them. */
const marks = new RegExp(
  [
    // Brackets, code, and signs at the start or end of a word.
    /[[\]{}`]|\*+(?=[^\s*])|(?<=[^\s*])\*+|(?<!\w)_+(?=[^\W_])|(?<=[^\W_])_+(?!\w)|~~|==|:[a-z_]+:/,
    // Signs at the start of a line.
    /^[ \t>]*(?:##|[•|]|:::|!!!|\?\?\?)/,
    // Signs at the start of a further line.
    /(?<=\n)[ \t>]*(?:\d{1,9}[.)]|:)[ \t]/,
    // Character references, but for the usual ones.
    /&(?!(?:amp|lt|gt|copy|nbsp);)#?\w+;/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gim",
);

const leftovers: readonly (readonly [looks: RegExp, found: string, remedy: string])[] = [
  [
    marks,
    "a sign that is no Markdown here",
    "Write it in Markdown: a list or a table after an empty line, links as [text](address), marks at both ends of the words. To show the sign, put a \\ before it.",
  ],
  // Filler text must never be published.
  [/lorem ipsum/gi, "lorem ipsum", "Write the finished text."],
];

const bareAddress = [
  /\b(?:https?:\/\/|www\.)\w\S*/gi,
  "an address without a link",
  "Write [text](https://…), or put it between < and >.",
] as const;

const newlinesIn = (text: string) => text.split("\n").length - 1;

/** Mistakes in the source of a text, each kind once a line. */
function* textMistakes(markdown: string, insideLink: boolean): Generator<ProseMistake> {
  // Two spaces for every escaped sign keep all positions.
  const source = markdown.replaceAll(/\\[!-/:-@[-`{-~]/g, "  ");
  for (const [looks, found, remedy] of insideLink ? leftovers : [...leftovers, bareAddress]) {
    const reported = new Set<number>();
    for (const { index } of source.matchAll(looks)) {
      const lines = newlinesIn(source.slice(0, index));
      if (!reported.has(lines))
        yield [found, remedy, { lines, source: markdown.slice(index).replace(/^[ \t>]+/, "") }];
      reported.add(lines);
    }
  }
}

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
  text: (node, { sourceOf, parents }) =>
    textMistakes(
      sourceOf(node),
      parents.some(({ type }) => type === "link"),
    ),
  inlineCode: () => [],

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

  list: () => [],
  *listItem({ children }) {
    if (children.length === 0) yield ["an empty item in a list"];
  },

  *code(node, { sourceOf }) {
    const source = sourceOf(node);
    const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
    if (fence === undefined)
      yield [
        "code indented by four spaces",
        "Put code between two lines of ```. If it is no code, delete the indent.",
      ];
    else if (!source.trimEnd().slice(fence.length).endsWith(fence))
      yield ["code without an end", `Put a line of ${fence} after its last line.`];
  },

  table: () => [],

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
    if (wordsIn(node).trim() === "") yield ["a link without text", "Write its text between [ and ]."];
    if (node.title) yield ["a link with a title"];
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
    const labels = expected ? undefined : diagramMistake(shows, labelsIn(title));
    if (expected) yield ["a diagram that cannot be drawn", `After “diagram:”, write ${expected}.`];
    if (labels) yield ["a diagram with wrong labels", `In quotes, separated by |, write ${labels}.`];
  },
  linkReference: () => [["a link by reference", "Write [text](address)."]],
  imageReference: () => [["a photograph by reference", "Write ![what it shows](workshop.jpg)."]],
  definition: () => [["an address by itself", "Write [text](address) where the link is."]],
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
