/**
 * Reads the Markdown of an article or a page of prose (CommonMark, with the tables of GitHub Flavored Markdown) into blocks. What an article
 * cannot hold is reported with its line; nothing is left out in silence.
 */
import type {
  BlockContent,
  Code,
  Definition,
  DefinitionContent,
  Heading,
  List,
  Nodes,
  RootContent,
  Table,
} from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import type { Problem } from "../content-error.ts";
import { headingIds } from "../../prose/anchor.ts";
import { wordsOf, type Block, type TextBlock } from "../../prose/blocks.ts";
import { checkCharacters } from "./check-text.ts";
import { inlinesOf } from "./inlines.ts";
import { pictureOf } from "./picture.ts";
import { refuse, sourceOf, type ProseLink, type ProsePicture, type Reader } from "./reader.ts";

/** An article's prose, and what can be checked once all is read: its links, and the photographs that it names. */
export type Prose = { blocks: Block[]; links: ProseLink[]; pictures: ProsePicture[] };

/** The lists and quotes around a block, the outermost first. */
type Around = readonly ("list" | "quote")[];

/** How many lists may stand inside each other, so that the text of the innermost has room on a phone. */
const deepest = 4;

function headingOf(reader: Reader, node: Heading, around: Around): TextBlock[] {
  const [outer] = around;
  const { depth } = node;
  const children = inlinesOf(reader, node.children);
  if (outer) {
    refuse(
      reader,
      node,
      `a heading inside a ${outer}`,
      `Take it out of the ${outer}, or make it a paragraph.`,
    );
    return [];
  }
  if (depth !== 2 && depth !== 3) {
    const remedy =
      depth === 1
        ? "Begin it with ##: the only heading of level 1 is the page's title."
        : "Begin it with ## or ###.";
    refuse(reader, node, `a heading of level ${depth}`, remedy);
    return [];
  }
  if (!sourceOf(reader, node).startsWith("#")) {
    refuse(
      reader,
      node,
      "a heading made by the line of signs under it",
      "Begin the heading with ##. Where no heading is meant, take the line of signs out.",
    );
    return [];
  }
  if (depth === 2) reader.hasHeading = true;
  else if (!reader.hasHeading)
    refuse(reader, node, "a heading of level 3 before the first of level 2", "Begin it with ##.");
  const id = reader.headingId(wordsOf(children));
  if (id === "")
    refuse(
      reader,
      node,
      "a heading without a letter or a digit",
      "Give it words: its address on the page is made of them.",
    );
  return [{ kind: "heading", level: depth, id, children }];
}

/** Reports numbers of a list that a page would show differently: it counts on from the first. */
function checkNumbers(reader: Reader, node: List, start: number): void {
  const numbers = node.children.map((item) => Number.parseInt(sourceOf(reader, item), 10));
  if (numbers.every((number) => number === start)) return;
  const wrong = numbers.findIndex((number, index) => number !== start + index);
  const item = node.children[wrong];
  if (!item) return;
  refuse(
    reader,
    item,
    `the number ${numbers[wrong]} in a list that has come to ${start + wrong}`,
    `Write ${start + wrong}, or begin a new list with a paragraph between the two.`,
    { expected: "numbers that count on from the first" },
  );
}

function listOf(reader: Reader, node: List, around: Around): TextBlock[] {
  const inside = [...around, "list"] as const;
  if (inside.filter((name) => name === "list").length > deepest) {
    refuse(reader, node, `a list inside ${deepest} others`, "Make it a paragraph or a list of its own.");
    return [];
  }
  const start = node.start ?? 1;
  if (node.ordered) checkNumbers(reader, node, start);
  const items = node.children.map((item) => {
    if (item.children.length === 0)
      refuse(reader, item, "an empty item in a list", "Give it words, or take it out.");
    if (/^(?:[-*+]|\d+[.)])\s+\[[ x]\](?:\s|$)/i.test(sourceOf(reader, item)))
      refuse(reader, item, "a task box", "Write the item without [ ].");
    return blocksOf(reader, item.children, inside);
  });
  const loose = node.spread || node.children.some(({ spread }) => spread);
  return [
    {
      kind: "list",
      ordered: node.ordered ?? false,
      ...(node.ordered && start !== 1 ? { start } : {}),
      ...(loose ? { loose } : {}),
      items,
    },
  ];
}

function codeOf(reader: Reader, node: Code): TextBlock[] {
  const { value, lang, meta } = node;
  const fence = /^(?:`{3,}|~{3,})/.exec(sourceOf(reader, node))?.[0];
  checkCharacters(reader, node);
  if (fence === undefined)
    refuse(
      reader,
      node,
      "code made by an indent of four spaces",
      "Put the code between two lines of ```. Where no code is meant, take the indent out.",
    );
  else if (!sourceOf(reader, node).trimEnd().slice(fence.length).endsWith(fence))
    refuse(reader, node, "code that does not end", `Put a line of ${fence} behind its last line.`);
  if (value.trim() === "") refuse(reader, node, "an empty block of code", "Write the code, or take it out.");
  if (meta)
    refuse(
      reader,
      node,
      "words behind the language of a block of code",
      `Leave only the language there: ${fence}${lang}.`,
    );
  return [{ kind: "code", text: value, ...(lang ? { language: lang } : {}) }];
}

function tableOf(reader: Reader, node: Table): TextBlock[] {
  const [header = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => inlinesOf(reader, cell.children)),
  );
  const [head] = node.children;
  if (head && header.some((cell) => wordsOf(cell).trim() === ""))
    refuse(reader, head, "a column without a name", "Give every column of the table a heading.");
  for (const row of node.children)
    if (row.children.length !== header.length)
      refuse(
        reader,
        row,
        `a row of ${row.children.length} in a table of ${header.length} columns`,
        "Give the row as many cells as the table has columns, if need be empty ones; write a | that belongs to the text as \\|.",
      );
  if (rows.length === 0)
    refuse(reader, node, "a table without rows", "Add a row below the line of ---, or take the table out.");
  const align = node.align ?? [];
  return [
    {
      kind: "table",
      label: header.map(wordsOf).join(", "),
      ...(align.some(Boolean) ? { align } : {}),
      header,
      rows,
    },
  ];
}

function blockOf(reader: Reader, node: RootContent, around: Around): TextBlock[] {
  switch (node.type) {
    case "paragraph":
      return [{ kind: "paragraph", children: inlinesOf(reader, node.children) }];
    case "heading":
      return headingOf(reader, node, around);
    case "blockquote": {
      const [outer] = around;
      if (outer)
        refuse(
          reader,
          node,
          `a quote inside a ${outer}`,
          `Take it out of the ${outer}, or put the words in quotation marks.`,
        );
      if (node.children.length === 0)
        refuse(reader, node, "an empty quote", "Give it words, or take it out.");
      return [{ kind: "quote", blocks: blocksOf(reader, node.children, [...around, "quote"]) }];
    }
    case "list":
      return listOf(reader, node, around);
    case "code":
      return codeOf(reader, node);
    case "table":
      return tableOf(reader, node);
    case "thematicBreak":
      refuse(reader, node, "a line across the page", "Take it out, or begin the new part with a ## heading.");
      return [];
    // Links have used them by their names; `checkDefinitions` reports the others.
    case "definition":
      return [];
    case "html":
      return [{ kind: "paragraph", children: inlinesOf(reader, [node]) }];
    default:
      refuse(reader, node, node.type, "Take it out, or say it in words.");
      return [];
  }
}

function blocksOf(
  reader: Reader,
  nodes: readonly (RootContent | BlockContent | DefinitionContent)[],
  around: Around = [],
): TextBlock[] {
  return nodes.flatMap((node) => blockOf(reader, node, around));
}

/** A node and all nodes inside it. */
function withInner(node: Nodes): Nodes[] {
  return "children" in node ? [node, ...node.children.flatMap(withInner)] : [node];
}

/** Reports the addresses of reference links that no link uses, and names that are given twice: nobody would see them. */
function checkDefinitions(reader: Reader, nodes: readonly Nodes[], definitions: readonly Definition[]): void {
  const used = new Set(nodes.flatMap((node) => (node.type === "linkReference" ? [node.identifier] : [])));
  for (const definition of definitions) {
    const { identifier } = definition;
    if (identifier.startsWith("^"))
      refuse(
        reader,
        definition,
        "a footnote",
        "There are no footnotes: put the note into the text, between brackets.",
      );
    else if (reader.definitions.get(identifier) !== definition)
      refuse(
        reader,
        definition,
        "a second address of the same name",
        "Give it another name, or take it out.",
      );
    else if (!used.has(identifier))
      refuse(
        reader,
        definition,
        "the address of a link that is not there",
        `Write [words][${definition.label ?? identifier}] where it belongs, or take the line out.`,
      );
  }
}

/**
 * Turns the Markdown of an article into blocks.
 *
 * @param firstLine the line of the file on which the Markdown starts.
 * @param problems gets a sentence for everything that an article cannot hold.
 * @param headingId gives the next heading its id; all of a page have one.
 */
export function parseProse(
  file: string,
  markdown: string,
  firstLine: number,
  problems: Problem[],
  headingId = headingIds(),
): Prose {
  // Every table has a |, and looking for tables doubles the time of reading.
  const tables = markdown.includes("|");
  const root = fromMarkdown(
    markdown,
    tables ? { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] } : {},
  );
  const nodes = withInner(root);
  const definitions = nodes.filter((node) => node.type === "definition");
  const reader: Reader = {
    file,
    markdown,
    firstLine,
    problems,
    links: [],
    pictures: [],
    definitions: new Map(definitions.toReversed().map((definition) => [definition.identifier, definition])),
    headingId,
    hasHeading: false,
  };
  checkDefinitions(reader, nodes, definitions);
  const blocks = root.children.flatMap((node) => pictureOf(reader, node) ?? blockOf(reader, node, []));
  if (root.children.length === 0)
    refuse(reader, root, "no prose", "Write the prose below the second line of ---.");
  return { blocks, links: reader.links, pictures: reader.pictures };
}
