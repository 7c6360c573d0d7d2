import { compose, paint, type BandColour } from "../../art/art.ts";
import { figureAndLabel, headline, labelledLink } from "../../data/schema/text.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

/** 150 tiles for a dark ground. None has the colour of the ground, since it would look like a gap. */
function catalogueMosaic(seed: string, band: BandColour) {
  const picture = compose("mosaic", { seed, band, columns: 15, rows: 10 });
  return {
    ...picture,
    layers: picture.layers.map((layer) =>
      layer.crisp && layer.fill === "ink" ? { ...layer, fill: "tint3" as const } : layer,
    ),
  };
}

export const catalogue = defineSection({
  schema: sectionSchema("catalogue", "Number of courses, with the same number of tiles.", {
    title: headline,
    figure: figureAndLabel.describe("Figure beside the mosaic."),
    text: "The paragraph.",
    button: labelledLink.describe("Button of the section."),
  }),
  data: ({ section, hue, pictures }) => ({
    ...section,
    // As many tiles as courses: 15 by 10, and one for the next course.
    art: pictures.add("catalogue", catalogueMosaic(section.title, hue)),
    next: paint(compose("tile", { name: "plus", ground: "hue3", colour: "ink" })),
  }),
});
