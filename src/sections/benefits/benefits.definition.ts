import { compose, paint } from "../../art/art.ts";
import { z } from "zod";
import { benefit, eyebrow, headline } from "../../data/schema/text.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const benefits = defineSection({
  schema: sectionSchema("benefits", "Reasons, offers or values.", {
    eyebrow: eyebrow.optional(),
    title: headline,
    items: z.array(benefit).min(1).describe("The reasons. In a frieze they have tiles."),
    layout: z
      .enum(["lines", "list", "frieze"])
      .describe("Large lines, a list beside the heading, or large tiles.")
      .default("lines"),
  }),
  data: ({ section: { items, layout, ...words }, hue: band }) => ({
    heading: words,
    layout,
    items: items.map(({ scene, tile, ...item }) => {
      if (!tile || layout !== "frieze") return { ...item, tile: undefined };
      const picture = scene
        ? compose("scene", { name: `desk/${scene}`, band })
        : compose("tile", { ...tile, band });
      return { ...item, tile: paint(picture) };
    }),
  }),
  search: ({ section }) => section.items.flatMap(({ title, text }) => [title, text]),
});
