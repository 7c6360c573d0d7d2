import { brand, type Dialect } from "../../art/dialect.ts";
import { inHuesOf } from "../../art/heads/inks.ts";
import { mosaic } from "../../art/mosaic.ts";
import { tile } from "../../art/scenes.ts";
import { paint } from "../../art/picture.ts";
import { figureAndLabel, group, headline, labelledLink } from "../../data/schema/text.ts";
import { defineSection } from "../define-section.ts";

/** 150 tiles for a dark ground. None has the colour of the ground, since it would look like a gap. */
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
  schema: group("Number of courses, with the same number of tiles.", {
    title: headline,
    figure: figureAndLabel.describe("Figure beside the mosaic."),
    text: "The paragraph.",
    button: labelledLink.describe("Button of the section."),
  }),
  view: ({ section, hue, pictures }) => ({
    ...section,
    // As many tiles as courses: 15 by 10, and one for the next course.
    art: pictures.add("catalogue", catalogueMosaic(section.title, inHuesOf(hue, brand))),
    next: paint(tile({ name: "plus", ground: "hue3", colour: "ink" })),
  }),
});
