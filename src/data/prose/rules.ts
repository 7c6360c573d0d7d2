/** Mistakes in prose: signs of what the site does not read, and parts in a wrong place or form. */
import type { Nodes, Parents } from "mdast";
import { toString as wordsIn } from "mdast-util-to-string";
import { diagramMistake } from "../../art/art.ts";

/** A mistake. `lines` below the start of its node is what it quotes, else the node itself. */
type ProseMistake = { found: string; remedy: string; lines?: number; quoted?: string };

/** Prefix of a diagram, in the address of an image. */
export const diagramScheme = "diagram:";

/** Labels of a diagram: its title, split at |. */
export const labelsIn = (title: unknown): string[] =>
  typeof title === "string" ? title.split("|").map((label) => label.trim()) : [];

/** Signs of Markdown, HTML and other dialects that are left in a text, so that visitors would see them. */
const signs = [
  // Brackets, tags, code, and signs at the start or end of a word.
  /[[\]{}`]|<[/!?a-z]|\*+(?=[^\s*])|(?<=[^\s*])\*+|(?<!\w)_+(?=[^\W_])|(?<=[^\W_])_+(?!\w)|~~|==|:[a-z_]+:/,
  // Signs at the start of a line, or alone on it.
  /(?<=^[\s>]*)(?:##|[•|]|:::|!!!|\?\?\?|[-*_=]+[ \t]*$)/,
  // Signs at the start of a further line.
  /(?<=^\n[ \t>]*)(?:\d{1,9}[.)]|:)[ \t]/,
  // Character references, but for the usual ones.
  /&(?!(?:amp|lt|gt|copy|nbsp);)#?\w+;/,
];

type Kind = readonly [looks: RegExp, found: string, remedy: string];

const kinds: readonly Kind[] = [
  [
    new RegExp(signs.map(({ source }) => source).join("|"), "i"),
    "a sign that is no Markdown here",
    "Write it in Markdown: a list or a table after an empty line, links as [text](address), marks at both ends of the words. To show the sign, put a \\ before it.",
  ],
  // Filler text must never be published.
  [/lorem ipsum/i, "lorem ipsum", "Write the finished text."],
  [
    /\b(?:https?:\/\/|www\.)\w\S*/i,
    "an address without a link",
    "Write [text](https://…), or put it between < and >.",
  ],
];

/** Mistakes in the source of a text, each kind once a line. */
function textMistakes(source: string, isInLink: boolean): ProseMistake[] {
  // Two letters for every escaped sign keep all positions.
  const plain = source.replaceAll(/\\[!-/:-@[-`{-~]/g, "xx");
  let start = 0;
  return plain.split(/(?=\n)/).flatMap((line, lines) => {
    const from = start;
    start += line.length;
    return kinds.slice(0, isInLink ? -1 : undefined).flatMap(([looks, found, remedy]) => {
      const at = line.search(looks);
      return at < 0 ? [] : [{ found, remedy, lines, quoted: source.slice(from + at) }];
    });
  });
}

const names: Partial<Record<Nodes["type"], string>> = {
  root: "a text",
  heading: "a heading",
  blockquote: "a quote",
  listItem: "an item",
  link: "a link",
  image: "an image",
};

/** Whether a part that needs a place of its own is inside another one. */
function isNested({ type }: Nodes, parents: readonly Parents[]): boolean {
  if (type === "image") return parents.length > 2 || parents[1]?.children.length !== 1;
  return ["heading", "blockquote"].includes(type) && parents.length > 1;
}

/** A block of code ends with the fence with which it begins. */
function isFenced(source: string): boolean {
  const [fence = ""] = /^(?:`+|~+)/.exec(source) ?? [];
  return source.slice(fence.length).trimEnd().endsWith(fence);
}

/** Mistakes of one node, without those of its children. `isFirst`: it is the first heading. */
export function* mistakesOf(
  node: Nodes,
  { parents, source, isFirst }: { parents: readonly Parents[]; source: string; isFirst: boolean },
): Generator<ProseMistake> {
  const name = names[node.type];
  const isEmpty = node.type === "root" ? node.children.length === 0 : !/[\p{L}\p{N}]/u.test(wordsIn(node));
  if (name && isEmpty) yield { found: `${name} without words`, remedy: "Write its words, or delete it." };
  if (isNested(node, parents))
    yield {
      found: `${name} inside another part`,
      remedy: "Put it between two empty lines, outside lists, quotes and texts.",
    };
  if (node.type === "heading" && node.depth !== 2 && (isFirst || node.depth !== 3))
    yield {
      found: `a heading of level ${node.depth}`,
      remedy: "Start the first heading with ##, and others with ## or ###. The title of the page is level 1.",
    };
  if (node.type === "code" && !isFenced(source))
    yield { found: "code without a line of ``` at both ends", remedy: "Write these two lines." };
  if (node.type === "tableRow") {
    const columns = parents.at(-1)?.children[0];
    const expected = columns && "children" in columns ? columns.children.length : 0;
    if (node.children.length !== expected)
      yield {
        found: `a row of ${node.children.length} in a table of ${expected} columns`,
        remedy:
          "Give each row as many cells as the table has columns. Cells can be empty. To show a | in a cell, write \\|.",
      };
  }
  if (node.type === "image" && node.url.startsWith(diagramScheme)) {
    const expected = diagramMistake(node.url.slice(diagramScheme.length), labelsIn(node.title));
    if (expected)
      yield {
        found: "a diagram that cannot be drawn",
        remedy: `Write ${expected}. Labels are in quotes after it, separated by |.`,
      };
  } else if ((node.type === "image" || node.type === "link") && node.title)
    yield { found: "a title in quotes", remedy: "Write it in the text." };
  if (node.type === "text") yield* textMistakes(source, parents.at(-1)?.type === "link");
}
