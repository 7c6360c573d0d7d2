import type { ImageView } from "../images/picture-store.ts";
import type { Block, TextBlock } from "../prose/blocks.ts";
import type { Source } from "./source.ts";

/** A part of an article as a page shows it. */
export type ShownBlock = TextBlock | { kind: "picture"; picture: ImageView };

/** The parts of an article as its page shows them: a photograph that the Markdown names is made for its place. */
export function proseView({ pictures }: Source, blocks: readonly Block[]): ShownBlock[] {
  return blocks.map((block) =>
    block.kind === "picture" ? { ...block, picture: pictures.addPhotograph(block.picture, "prose") } : block,
  );
}
