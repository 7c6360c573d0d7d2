/** Reads Markdown (CommonMark with GitHub tables) into blocks. */
import type { List, Nodes, Parents, RootContent, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toString as wordsIn } from "mdast-util-to-string";
import { gfmTable } from "micromark-extension-gfm-table";
import type { Problem } from "../../reader/content-error.ts";
import type { Source } from "../../reader/folder.ts";
import { valueAt } from "../../reader/walk.ts";
import type { Field } from "../checks/references.ts";
import { headingIds, sectionNames } from "./anchor.ts";
import type { Block, ProseElement } from "../prose.ts";
import { diagramScheme, labelsIn, mistakesOf } from "./rules.ts";

/** Prose of a file: its blocks, its links and photographs, and its mistakes. */
export type ReadProse = { blocks: Block[]; named: Field[]; problems: Problem[] };

const allowed =
  "paragraphs, ## and ### headings, lists, quotes, tables, code, photographs, diagrams, emphasis and links, as valid Markdown";

/** What the site does not read of Markdown. Its signs stay in the text, where a rule finds them. */
const unread = ["codeIndented", "definition", "htmlFlow", "htmlText", "setextUnderline", "thematicBreak"];

type Part = string | ProseElement;

const element = (tag: ProseElement["tag"], children: Part[], props: ProseElement["props"] = {}) => ({
  tag,
  ...(Object.keys(props).length > 0 && { props }),
  ...(children.length > 0 && { children }),
});

/** Nodes that are elements as they are. */
const tags: Partial<Record<Nodes["type"], ProseElement["tag"]>> = {
  paragraph: "p",
  blockquote: "blockquote",
  emphasis: "em",
  strong: "strong",
  break: "br",
};

/** A list. In a tight one the items have no paragraphs. */
function listOf({ ordered, start, spread, children: items }: List, draw: (node: Nodes) => Part[]) {
  const isTight = !spread && items.every((item) => !item.spread);
  const parts = items.map((item) =>
    element(
      "li",
      item.children
        .flatMap((node): Nodes[] => (isTight && node.type === "paragraph" ? node.children : [node]))
        .flatMap(draw),
    ),
  );
  return element(ordered ? "ol" : "ul", parts, ordered && start !== 1 ? { start: start ?? 1 } : {});
}

/** A table that a keyboard can scroll if it is wider than the page (WCAG 2.1.1), named by its head. */
function tableOf({ children: rows, align }: Table, draw: (node: Nodes) => Part[]) {
  const [head, ...others] = rows.map((row, index) =>
    element(
      "tr",
      row.children.map((cell, column) => {
        const side = align?.[column];
        const props = { ...(index === 0 && { scope: "col" }), ...(side && { "data-align": side }) };
        return element(index === 0 ? "th" : "td", cell.children.flatMap(draw), props);
      }),
    ),
  );
  const parts = [element("thead", head ? [head] : [])];
  if (others.length > 0) parts.push(element("tbody", others));
  const label = rows[0]?.children.map((cell) => wordsIn(cell)).join(", ") ?? "";
  return element("div", [element("table", parts)], { role: "region", "aria-label": label, tabIndex: 0 });
}

/** Draws nodes as elements. */
function drawing(headingId: (words: string) => string): (node: Nodes) => Part[] {
  const draw = (node: Nodes): Part[] => {
    const inside = () => ("children" in node ? node.children.flatMap(draw) : []);
    const tag = tags[node.type];
    if (tag) return [element(tag, inside())];
    switch (node.type) {
      case "heading":
        return [element(node.depth === 2 ? "h2" : "h3", inside(), { id: headingId(wordsIn(node)) })];
      case "link":
        return [element("a", inside(), { to: node.url })];
      case "list":
        return [listOf(node, draw)];
      case "table":
        return [tableOf(node, draw)];
      case "code":
        return [
          element("pre", [element("code", [node.value])], node.lang ? { "data-language": node.lang } : {}),
        ];
      case "inlineCode":
        return [element("code", [node.value.replaceAll("\n", " ")])];
      case "text":
        // A line break in the file is a space.
        return [node.value.replaceAll(/[ \t]*\n[ \t]*/g, " ")];
      default:
        return [];
    }
  };
  return draw;
}

/** A block. An image alone is a photograph or a diagram. */
function blocksOf(node: RootContent, draw: (node: Nodes) => Part[]): Block[] {
  const [image, ...others] = node.type === "paragraph" ? node.children : [];
  if (image?.type !== "image" || others.length > 0)
    return draw(node).filter((part) => typeof part === "object");
  const { url: file, alt, title } = image;
  const words = alt ?? "";
  if (!file.startsWith(diagramScheme)) return [{ tag: "photograph", photograph: { file, alt: words } }];
  const shows = file.slice(diagramScheme.length);
  return [{ tag: "diagram", diagram: { shows, labels: labelsIn(title), caption: words } }];
}

/** A node and all in it, each with its ancestors, outermost first. */
function* nodesIn(node: Nodes, parents: readonly Parents[] = []): Generator<[Nodes, readonly Parents[]]> {
  yield [node, parents];
  if ("children" in node) for (const child of node.children) yield* nodesIn(child, [...parents, node]);
}

/** Quotes the first line of a source, cut if long. */
function excerpt(source: string): string {
  const [line = ""] = source.trim().split("\n");
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** Blocks of Markdown from line `firstLine`. `headingId` returns ids that are unique on the page. */
export function parseProse(
  source: Source,
  markdown: string,
  firstLine: number,
  headingId = headingIds(),
): ReadProse {
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable(), { disable: { null: unread } }],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const nodes = [...nodesIn(root)];
  const lineOf = ({ position }: Nodes) => firstLine + (position?.start.line ?? 1) - 1;
  const textOf = ({ position }: Nodes) => markdown.slice(position?.start.offset, position?.end.offset);
  const first = nodes.find(([{ type }]) => type === "heading")?.[0];
  const problems = nodes.flatMap(([node, parents]) =>
    [...mistakesOf(node, { parents, source: textOf(node), isFirst: node === first })].map(
      ({ found, remedy, lines = 0, quoted = textOf(node) }) => ({
        file: source.file,
        line: lineOf(node) + lines,
        field: "(prose)",
        found: quoted.trim() ? `${found}: ${excerpt(quoted)}` : found,
        expected: allowed,
        remedy,
      }),
    ),
  );
  const named = nodes.flatMap(([node]): Field[] => {
    if (node.type !== "link" && (node.type !== "image" || node.url.startsWith(diagramScheme))) return [];
    const meaning: Field["meaning"] =
      node.type === "link" ? { is: "link" } : { is: "photograph", of: "prose" };
    return [
      { text: node.url, meaning, source: { ...source, lineOf: () => lineOf(node) }, path: ["(prose)"] },
    ];
  });
  const draw = drawing(headingId);
  return { blocks: root.children.flatMap((node) => blocksOf(node, draw)), named, problems };
}

type Sections = readonly { kind: string }[];

/** Prose of a Markdown file. `sections` stand on its page too. */
export const readProse = (source: Source, sections: Sections): ReadProse =>
  parseProse(source, source.prose?.text ?? "", source.prose?.line ?? 1, headingIds(sectionNames(sections)));

/** Prose of the sections of a page, by their index. */
export function readSectionProse(source: Source): Map<number, ReadProse> {
  const list = valueAt(source.value, ["sections"]) as Sections; // The schema of pages has checked it.
  const ids = headingIds(sectionNames(list));
  return new Map(
    list.flatMap((section, index) => {
      const text = section.kind === "prose" && valueAt(section, ["text"]);
      if (typeof text !== "string") return [];
      const line = source.lineOf(["sections", index, "text"]);
      // Text of several lines starts below the key.
      return [[index, parseProse(source, text, text.includes("\n") ? line + 1 : line, ids)] as const];
    }),
  );
}
