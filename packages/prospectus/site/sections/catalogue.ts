import type { Dialect } from "../art/dialect.ts";
import { inHuesOf } from "../art/heads/inks.ts";
import { mosaic } from "../art/mosaic.ts";
import { tile } from "../art/scenes.ts";
import { figureAndLabel, headed, labelledLink } from "../schema/text.ts";
import { defineSection } from "./define-section.ts";

/** 150 tiles for a dark ground: one of the ground's own colour would look like a gap, and they must all be there to be counted. */
function catalogueMosaic(seed: string, dialect: Dialect) {
  const picture = mosaic({ seed, dialect, columns: 15, rows: 10 });
  return {
    ...picture,
    layers: picture.layers.map((layer) =>
      layer.crisp && layer.fill === "ink" ? { ...layer, fill: "tint3" as const } : layer,
    ),
  };
}

export const catalogue = defineSection({
  kind: "catalogue",
  words: headed("Number of courses, with the same number of tiles.", {
    figure: figureAndLabel.describe("Figure beside the mosaic."),
    text: "The paragraph.",
    button: labelledLink.describe("Button of the section."),
  }),
  view: ({ section, content, hue, pictures }) => ({
    ...section,
    // As many tiles as there are courses: 15 by 10, and one more for what comes next.
    art: pictures.add("catalogue", catalogueMosaic(section.title, inHuesOf(hue, content.brand.dialect))),
    next: pictures.paint(tile({ name: "plus", ground: "hue3", colour: "ink" })),
  }),
});
