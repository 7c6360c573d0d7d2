import { categoryHues, compose, paint } from "../../art/art.ts";
import { z } from "zod";
import { benefit, eyebrow, headline } from "../../data/schema/text.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const benefits = defineSection({
  schema: sectionSchema("benefits", "Reasons, offers or values.", {
    eyebrow: eyebrow.optional(),
    title: headline,
    items: z.array(benefit).min(1).describe("The reasons. In lines they have no tile."),
    layout: z
      .enum(["lines", "list", "frieze"])
      .describe("Large lines without pictures, a list with small tiles, or large tiles.")
      .default("lines"),
  }),
  data: ({ section: { items, layout, ...words }, hue: band }) => ({
    heading: words,
    layout,
    items: items.map(({ figure, scene, tile, ...item }) => {
      if (!tile || layout === "lines") return { ...item, tile: undefined };
      // A tint has the number of its hue.
      const hue = categoryHues.find((one) => one.at(-1) === tile.ground.at(-1)) ?? "hue3";
      const picture = scene
        ? compose("scene", { name: `desk/${scene}`, band })
        : figure
          ? compose("figures", { hue, groups: [{ names: [figure] }], band })
          : compose("tile", { ...tile, band });
      return { ...item, tile: paint(picture) };
    }),
  }),
  search: ({ section }) => section.items.flatMap(({ title, text }) => [title, text]),
});
