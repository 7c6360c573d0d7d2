import { sign } from "../../art/art.ts";
import { z } from "zod";
import { records, tileName } from "../../data/schema/text.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const universities = defineSection({
  schema: sectionSchema("universities", "Moving strip of institutions.", {
    label: "Line beside the strip.",
    names: records("The institutions, in this order.", {
      name: "Name of the institution.",
      tile: tileName.describe("Tile of the institution. Give neighbours different tiles."),
      turn: z.literal([0, 1, 2, 3]).describe("Number of quarter turns of the tile.").default(0),
    }).min(6),
  }),
  data: ({ section: { label, names }, content }) => ({
    label,
    names: names.map(({ name, tile, turn }) => ({
      name,
      mark: sign(tile, turn),
    })),
    labels: content.labels.strip,
  }),
  anchors: () => [],
});
