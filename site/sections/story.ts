import { z } from "zod";
import { drawnHead, headInks } from "../art/heads/inks.ts";
import { introduction } from "../head/provider-data.ts";
import { figureAndLabel, heading, text } from "../schema/text.ts";
import { defineSection } from "./define-section.ts";

/** How the provider began. */
export const story = defineSection({
  kind: "story",
  words: heading
    .extend({
      paragraphs: z.array(text).min(1).describe("The story, in paragraphs."),
      figures: z.array(figureAndLabel).describe("Figures beside it.").default([]),
    })
    .describe("How the provider began."),
  art: () => drawnHead("heads/flower"),
  view: ({ section, hue }) => {
    const steps = [headInks[hue].soft, hue, headInks[hue].strong];
    return {
      ...section,
      figures: section.figures.map((figure, index) => ({ ...figure, ground: steps[index % 3] })),
    };
  },
  found: ({ section }) => section.paragraphs,
  data: ({ content }) => introduction(content, "AboutPage"),
});
