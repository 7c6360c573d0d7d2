/**
 * The parts of an article. Its Markdown becomes these, and React draws them, so that no HTML from a content file ever reaches
 * a page. They are sent to the browser with the page, so they carry nothing that can be worked out.
 */

import type { PhotographName } from "../schema/text.ts";

/** A piece of running text. A `break` is a line break that the writer set. */
export type Inline =
  | string
  | { kind: "emphasis" | "strong"; children: Inline[] }
  | { kind: "link"; to: string; children: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "break" };

/** How the cells of a table's column are set. */
type Alignment = "left" | "center" | "right" | null;

/** A part of an article that stands on lines of its own, and has words. */
export type TextBlock =
  | { kind: "paragraph"; children: Inline[] }
  | { kind: "heading"; level: 2 | 3; id: string; children: Inline[] }
  | { kind: "quote"; blocks: TextBlock[] }
  /** `start` is the first number, where it is not 1. A `loose` list has empty lines between its items or inside them. */
  | { kind: "list"; ordered: boolean; start?: number; loose?: true; items: TextBlock[][] }
  | { kind: "code"; text: string; language?: string }
  /** `label` names the table for those who cannot see it. Every row has as many cells as the header. */
  | { kind: "table"; label: string; align?: Alignment[]; header: Inline[][]; rows: Inline[][][] };

/** A part of an article, which may be a photograph or a diagram. */
export type Block =
  | TextBlock
  | { kind: "picture"; picture: PhotographName }
  | { kind: "diagram"; diagram: { shows: string; alt: string } };

/** The words of running text, without its marks. */
export function wordsOf(inlines: readonly Inline[]): string {
  return inlines
    .map((one) => {
      if (typeof one === "string") return one;
      if (one.kind === "break") return " ";
      return one.kind === "code" ? one.text : wordsOf(one.children);
    })
    .join("");
}

/** The words of a block in their order, as one text. A heading ends in a full stop. */
export function blockWords(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `${wordsOf(block.children)}.`;
    case "paragraph":
      return wordsOf(block.children);
    case "quote":
      return block.blocks.map(blockWords).join(" ");
    case "list":
      return block.items.flatMap((item) => item.map(blockWords)).join(" ");
    case "code":
      return block.text;
    case "table":
      return [block.header, ...block.rows].map((row) => row.map(wordsOf).join(", ")).join("; ");
    case "picture":
      return block.picture.alt;
    case "diagram":
      return block.diagram.alt;
  }
}
