/** Blocks of an article, for React: no HTML of a content file reaches a page. Pages contain them, so they are minimal. */
import type { DiagramWords, PhotographName } from "../schema/text.ts";

/** HTML elements of articles. A div makes its table scroll. */
type ProseTag =
  | `h${2 | 3}`
  | `t${"able" | "head" | "body" | "r" | "h" | "d"}`
  | ("p" | "ul" | "ol" | "li" | "blockquote" | "pre" | "code" | "em" | "strong" | "a" | "br" | "div");

/** An HTML element with React's attributes. A link's address is `to`. */
export type ProseElement = {
  tag: ProseTag;
  props?: Readonly<Record<string, string | number>>;
  children?: readonly (string | ProseElement)[];
};

export type Block =
  | ProseElement
  | { tag: "photograph"; photograph: PhotographName }
  | { tag: "diagram"; diagram: DiagramWords };

const between: Readonly<Record<string, string>> = { tr: ", ", thead: "; ", tbody: "; ", table: "; " };

const inlineTags: ReadonlySet<string> = new Set(["em", "strong", "code", "a", "th", "td"]);

function wordsIn(node: string | ProseElement): string {
  if (typeof node === "string") return node;
  const { tag, children = [] } = node;
  const words = children.map(wordsIn).join(between[tag] ?? "");
  if (/^h\d$/.test(tag)) return `${words}.`;
  return inlineTags.has(tag) ? words : ` ${words}`;
}

/** The text of a block. A heading ends in a full stop. */
export function blockWords(block: Block): string {
  if ("photograph" in block) return block.photograph.alt;
  if ("diagram" in block) return block.diagram.caption;
  return wordsIn(block).replaceAll(/\s+/g, " ").trim();
}
