import { z } from "zod";
import { mosaic } from "../art/mosaic.ts";
import { labelledLink, text } from "../schema/text.ts";
import { defineSection } from "./define-section.ts";

// A plain foot: a promotion's round corner is larger than a cell.
const foot = { row: 3, ground: "hue3", name: "solid", turn: 0, colour: "hue3" } as const;

/** A pair of banners. */
export const promotions = defineSection({
  kind: "promotions",
  words: z
    .strictObject({
      banners: z
        .array(
          z.strictObject({
            title: text.describe("Its title."),
            text: text.describe("The sentence below the title."),
            button: labelledLink.describe("Its button."),
          }),
        )
        .min(1)
        .describe("The banners, side by side."),
    })
    .describe("Banners with a button each, straight below the section before them."),
  view: ({ section: { banners }, content, pictures }) =>
    banners.map((banner, index) => ({
      ...banner,
      art: pictures.addInline(
        `promotion-${index + 1}`,
        mosaic({
          seed: banner.title,
          dialect: content.brand.dialect,
          columns: 2,
          rows: 4,
          // In neither theme the colour of the banner or of the page: at the edge such a tile would look bitten off.
          never: [index % 2 === 0 ? "hue5" : "tint4", "paper", "ink"],
          cells: [0, 1].map((column) => ({ ...foot, column })),
          base: foot.ground,
        }),
      ),
    })),
  places: () => [],
});
