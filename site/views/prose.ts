import { diagram } from "../art/diagrams.ts";
import type { CategoryHue } from "../art/hues.ts";
import type { ImageView } from "../images/picture-store.ts";
import type { Block, ProseElement } from "../prose/blocks.ts";
import type { Source } from "./source.ts";

/** A part of an article as a page shows it. */
export type ShownBlock =
  ProseElement | { tag: "photograph"; picture: ImageView } | { tag: "diagram"; picture: ImageView };

/** A diagram that content names, in the colours of a hue. */
export function diagramView(
  { pictures }: Pick<Source, "pictures">,
  { shows, alt }: { shows: string; alt: string },
  hue: CategoryHue,
): ImageView {
  return pictures.add(`diagram-${shows.replaceAll(/[^a-z\d]+/g, "-")}`, diagram(shows, hue), alt);
}

/** The parts of an article as its page shows them: a photograph that the Markdown names is made for its place, a diagram drawn in the colours of a hue. */
export function proseView(source: Source, blocks: readonly Block[], hue: CategoryHue = "hue2"): ShownBlock[] {
  return blocks.map((block) => {
    if ("photograph" in block)
      return { tag: block.tag, picture: source.pictures.addPhotograph(block.photograph, "whole") };
    if ("diagram" in block) return { tag: block.tag, picture: diagramView(source, block.diagram, hue) };
    return block;
  });
}
