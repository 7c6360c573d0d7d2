/** Reads Markdown (CommonMark with GitHub tables) into blocks. */
import type { Element, ElementContent, Properties } from "hast";
import type { Code, Heading, Link, Nodes, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { defaultHandlers, toHast, type Handlers } from "mdast-util-to-hast";
import { toString as wordsIn } from "mdast-util-to-string";
import { gfmTable } from "micromark-extension-gfm-table";
import { visitParents } from "unist-util-visit-parents";
import { headingIds } from "./anchor.ts";
import type { Block, ProseElement } from "./blocks.ts";
import type { Problem } from "../../reader/content-error.ts";
import type { Field } from "../checks/references.ts";
import { diagramScheme, labelsIn, mistakesOf } from "./rules.ts";

export type Prose = {
  blocks: Block[];
  /** Links and photographs, with their lines. */
  named: (Pick<Field, "text" | "meaning"> & { line: number })[];
  problems: Problem[];
};

const allowed =
  "paragraphs, ## and ### headings, lists, quotes, tables, code, photographs, diagrams, emphasis and links, as valid Markdown";

/** Handlers that change how Markdown becomes HTML. */
const handlersFor = (headingId: (words: string) => string): Handlers => ({
  heading: (state, node: Heading) =>
    element(`h${node.depth}`, { id: headingId(wordsIn(node)) }, state.all(node)),
  link: (state, node: Link) => element("a", { to: node.url }, state.all(node)),
  code: (_state, { lang, value }: Code) =>
    element("pre", lang ? { "data-language": lang } : {}, [element("code", {}, [{ type: "text", value }])]),
  // A keyboard can scroll it if it is wider than the page (WCAG 2.1.1).
  table: (state, node: Table) =>
    element("div", { role: "region", "aria-label": labelOf(node), tabIndex: 0 }, [
      defaultHandlers.table(state, node),
    ]),
});

const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});

/** Names a table for screen readers. */
const labelOf = ({ children: [head] }: Table) => head?.children.map((cell) => wordsIn(cell)).join(", ");

/** An element as a page draws it, without line breaks between elements. */
function drawn({ tagName, properties: { align, ...others }, children }: Element): ProseElement {
  const props = {
    ...others,
    ...(tagName === "th" ? { scope: "col" } : {}),
    ...(align ? { "data-align": align } : {}),
  };
  const inner = children.flatMap((child): ProseElement["children"] & object => {
    if (child.type === "element") return [drawn(child)];
    return child.type === "text" && child.value !== "\n" ? [child.value] : [];
  });
  // The rules and handlers limit the elements and attributes.
  return {
    tag: tagName as ProseElement["tag"],
    ...(Object.keys(props).length > 0 ? { props: props as NonNullable<ProseElement["props"]> } : {}),
    ...(inner.length > 0 ? { children: inner } : {}),
  };
}

/** A block. An image alone is a photograph or a diagram. */
function blockOf(part: Element): Block {
  const [image] = part.tagName === "p" && part.children.length === 1 ? part.children : [];
  if (image?.type !== "element" || image.tagName !== "img") return drawn(part);
  const { src, alt: words, title } = image.properties;
  const [file, alt] = [String(src), String(words)];
  return file.startsWith(diagramScheme)
    ? {
        tag: "diagram",
        diagram: { shows: file.slice(diagramScheme.length), labels: labelsIn(title), caption: alt },
      }
    : { tag: "photograph", photograph: { file, alt } };
}

/** Quotes the first line of a source, cut if long. */
function excerpt(source: string): string {
  const [line = ""] = source.trim().split("\n");
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** Blocks of Markdown from line `firstLine`. `headingId` returns ids that are unique on the page. */
export function parseProse(
  file: string,
  markdown: string,
  firstLine: number,
  headingId = headingIds(),
): Prose {
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const all: Nodes[] = [];
  visitParents(root, (node) => void all.push(node));
  const lineOf = ({ position }: Nodes) => firstLine + (position?.start.line ?? 1) - 1;
  const sourceOf = ({ position }: Nodes) => markdown.slice(position?.start.offset, position?.end.offset);
  const problems: Problem[] = [];
  visitParents(root, (node, parents) => {
    for (const { found, remedy, inside } of mistakesOf(node, { parents, sourceOf, all })) {
      const quoted = excerpt(inside?.source ?? sourceOf(node));
      problems.push({
        file,
        line: lineOf(node) + (inside?.lines ?? 0),
        field: "(prose)",
        found: quoted ? `${found}: ${quoted}` : found,
        expected: allowed,
        remedy,
      });
    }
  });
  const named: Prose["named"] = [];
  for (const node of all) {
    // A line break in the file is a space.
    if (node.type === "text") node.value = node.value.replaceAll(/[ \t]*\n[ \t]*/g, " ");
    const line = lineOf(node);
    if (node.type === "link") named.push({ text: node.url, meaning: { is: "link" }, line });
    if (node.type === "image" && !node.url.startsWith(diagramScheme))
      named.push({ text: node.url, meaning: { is: "photograph", of: "prose" }, line });
  }
  const tree = toHast(root, { handlers: handlersFor(headingId) });
  const parts = tree.type === "root" ? tree.children : [];
  const blocks = parts.flatMap((part) => (part.type === "element" ? [blockOf(part)] : []));
  return { blocks, named, problems };
}
