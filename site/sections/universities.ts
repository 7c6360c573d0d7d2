import { z } from "zod";
import { format } from "../art/path.ts";
import { tilePath } from "../art/tile.ts";
import { text, tileName } from "../schema/text.ts";
import { labelsOf } from "../views/source.ts";
import { defineSection } from "./define-section.ts";

/** The moving strip of institutions. */
export const universities = defineSection({
  kind: "universities",
  words: z
    .strictObject({
      label: text.describe("The line beside the strip."),
      names: z
        .array(
          z.strictObject({
            name: text.describe("The name of the institution."),
            tile: tileName.describe("Its tile. Neighbours look best with different ones."),
            turn: z.literal([0, 1, 2, 3]).describe("How many quarter turns the tile is turned.").default(0),
          }),
        )
        .min(6)
        .describe("The institutions, in this order."),
    })
    .describe("A moving strip of institutions."),
  view: ({ section: { label, names }, source }) => ({
    label,
    names: names.map(({ name, tile, turn }) => ({ name, mark: format(tilePath(tile, 0, 0, turn)) })),
    labels: labelsOf(source, "pause", "play"),
  }),
  places: () => [],
});
