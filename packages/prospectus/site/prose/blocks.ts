/**
 * The parts of an article. Its Markdown becomes these, and React draws them, so that no HTML from a content file ever reaches
 * a page. They are sent to the browser with the page, so they carry nothing that can be worked out.
 */
import type { DiagramWords, PhotographName } from "../schema/text.ts";

/** The HTML that an article may hold. A table stands in a div, which scrolls. */
type ProseTag =
  | `h${2 | 3}`
  | `t${"able" | "head" | "body" | "r" | "h" | "d"}`
  | ("p" | "ul" | "ol" | "li" | "blockquote" | "pre" | "code" | "em" | "strong" | "a" | "br" | "div");

/** An HTML element of an article, with its attributes as React calls them. A link's address is its `to`. */
export type ProseElement = {
  tag: ProseTag;
  props?: Readonly<Record<string, string | number>>;
  children?: readonly (string | ProseElement)[];
};

/** A part of an article: an element, or a photograph or a diagram by its name. */
export type Block =
  | ProseElement
  | { tag: "photograph"; photograph: PhotographName }
  | { tag: "diagram"; diagram: DiagramWords };

/** What stands between the words of the cells, the rows and the parts of a table. */
const between: Readonly<Record<string, string>> = { tr: ", ", thead: "; ", tbody: "; ", table: "; " };

const inlineTags: ReadonlySet<string> = new Set(["em", "strong", "code", "a", "th", "td"]);

function wordsIn(node: string | ProseElement): string {
  if (typeof node === "string") return node;
  const { tag, children = [] } = node;
  const words = children.map(wordsIn).join(between[tag] ?? "");
  if (/^h\d$/.test(tag)) return `${words}.`;
  return inlineTags.has(tag) ? words : ` ${words}`;
}

/** The words of a block in their order, as one text. A heading ends in a full stop. */
export function blockWords(block: Block): string {
  if ("photograph" in block) return block.photograph.alt;
  if ("diagram" in block) return block.diagram.caption;
  return wordsIn(block).replaceAll(/\s+/g, " ").trim();
}
