/** What the site does not read of Markdown, by kind of node. */
import type { Nodes, Parents } from "mdast";
import { toString as wordsIn } from "mdast-util-to-string";
import { diagramMistake } from "../../art/art.ts";
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

/** What to do about kinds of node that the site does not read. */
const others: Partial<Record<Nodes["type"], ProseMistake>> = {
  linkReference: ["a link by reference", "Write [text](address)."],
  imageReference: ["a photograph by reference", "Write ![what it shows](workshop.jpg)."],
  definition: ["an address by itself", "Write [text](address) where the link is."],
  html: ["HTML", "Write it in Markdown. To show the < itself, write &lt; or put it in backticks."],
  thematicBreak: ["a horizontal line"],
};

/** Mistakes of one node, without those of its children. */
function* mistakesIn(node: Nodes, { parents, sourceOf, all }: Surroundings): Generator<ProseMistake> {
  const isInside = parents.some(({ type }) => type === "list" || type === "blockquote");
  switch (node.type) {
    case "paragraph":
    case "emphasis":
    case "strong":
    case "break":
    case "inlineCode":
    case "list":
    case "table":
    case "tableCell":
      return;
    case "root":
      if (node.children.length === 0) yield ["no text", "Write the text below the second line of ---."];
      return;
    case "text": {
      const isLink = parents.some(({ type }) => type === "link");
      return yield* textMistakes(sourceOf(node), isLink);
    }
    case "heading": {
      const first = all.find((one) => one.type === "heading" && one.depth < 4);
      if (isInside || ![2, 3].includes(node.depth) || !sourceOf(node).startsWith("#"))
        yield [
          "a heading of another form",
          "Start it with ## or ###, outside lists and quotes. Level 1 is the title of the page. If it is no heading, delete the line below it.",
        ];
      else if (anchor(wordsIn(node)) === "") yield ["a heading without a letter or a digit"];
      if (first === node && node.depth === 3)
        yield ["a heading of level 3 before the first of level 2", "Start it with ##."];
      return;
    }
    case "blockquote":
      if (isInside) yield ["a quote inside a list or a quote"];
      if (node.children.length === 0) yield ["an empty quote"];
      return;
    case "listItem":
      if (node.children.length === 0) yield ["an empty item in a list"];
      return;
    case "code": {
      const source = sourceOf(node).trimEnd();
      const [fence] = /^(?:`{3,}|~{3,})/.exec(source) ?? [];
      if (fence === undefined || !source.slice(fence.length).endsWith(fence))
        yield [
          "code without a line of ``` at both ends",
          "Write these two lines. If it is no code, delete its indent.",
        ];
      return;
    }
    case "tableRow": {
      const [head] = parents.at(-1)?.children ?? [];
      const columns = head?.type === "tableRow" ? head.children.length : 0;
      if (node.children.length !== columns)
        yield [
          `a row of ${node.children.length} in a table of ${columns} columns`,
          "Give each row as many cells as the table has columns. Cells can be empty. To show a | in a cell, write \\|.",
        ];
      return;
    }
    case "link":
      if (wordsIn(node).trim() === "" || node.title)
        yield ["a link without text, or with a title", "Write [text](address)."];
      return;
    case "image": {
      const isAlone = parents.length === 2 && parents[1]?.children.length === 1;
      const shows = node.url.startsWith(diagramScheme) ? node.url.slice(diagramScheme.length) : undefined;
      if (!isAlone)
        yield [
          "an image inside a text",
          "Put it between two empty lines, outside lists and quotes: ![what it shows](workshop.jpg).",
        ];
      if (!node.alt) yield ["an image without a text alternative", "Describe it between [ and ]."];
      if (shows === undefined) {
        if (node.title) yield ["a photograph with a title", "Write the title in a paragraph below."];
        return;
      }
      const expected = diagramMistake(shows);
      const labels = expected ? undefined : diagramMistake(shows, labelsIn(node.title));
      if (expected) yield ["a diagram that cannot be drawn", `After “diagram:”, write ${expected}.`];
      if (labels) yield ["a diagram with wrong labels", `In quotes, separated by |, write ${labels}.`];
      return;
    }
    default:
      yield others[node.type] ?? [node.type];
  }
}

export const mistakesOf = (node: Nodes, around: Surroundings) =>
  [...mistakesIn(node, around)].map(([what, remedy = otherRemedy, inside]) => ({
    found: what,
    remedy,
    inside,
  }));
