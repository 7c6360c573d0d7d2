import { compose, paint } from "../../art/art.ts";
import { z } from "zod";
import { benefit, eyebrow, headline } from "../../data/schema/text.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const benefits = defineSection({
  schema: sectionSchema("benefits", "Reasons, offers or values.", {
    eyebrow: eyebrow.optional(),
    title: headline,
    items: z.array(benefit).min(1).describe("The reasons. In a frieze they have scenes."),
    layout: z
      .enum(["lines", "list", "frieze"])
      .describe("Large lines, a list in two columns, or scenes side by side.")
      .default("lines"),
  }),
  data: ({ section: { items, layout, ...words }, hue: band }) => ({
    heading: words,
    layout,
    items: items.map(({ scene, ...item }) => ({
      ...item,
      tile: scene && paint(compose("evening", { name: `desk/${scene}`, band })),
    })),
  }),
  search: ({ section }) => section.items.flatMap(({ title, text }) => [title, text]),
});
