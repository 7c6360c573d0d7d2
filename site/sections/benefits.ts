import { z } from "zod";
import { benefit, heading } from "../schema/text.ts";
import { benefitsView } from "../views/benefits.ts";
import { defineSection } from "./define-section.ts";

/** Reasons, offers or values. */
export const benefits = defineSection({
  kind: "benefits",
  words: heading
    .extend({
      items: z.array(benefit).min(1).describe("The reasons, each with its tile."),
      layout: z
        .enum(["columns", "list", "frieze"])
        .describe("Small tiles above words, a list beside the heading, or large joined tiles above words.")
        .default("columns"),
    })
    .describe("Reasons, offers or values, each with a tile or a figure."),
  view: ({ section: { items, layout, ...words }, source, hue }) => ({
    heading: words,
    layout,
    items: benefitsView(source, items, layout === "columns" ? undefined : hue),
  }),
  found: ({ section }) => section.items.flatMap(({ title, text }) => [title, text]),
});
