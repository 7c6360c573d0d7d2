import { z } from "zod";
import { drawnHead, headInks } from "../art/heads/inks.ts";
import { introduction } from "../head/provider-data.ts";
import { figureAndLabel, headed, text } from "../schema/text.ts";
import { defineSection } from "./define-section.ts";

/** How the provider began. */
export const story = defineSection({
  kind: "story",
  words: headed("How the provider began.", {
    paragraphs: z.array(text).min(1).describe("The story, in paragraphs."),
    figures: z.array(figureAndLabel).describe("Figures beside it.").default([]),
  }),
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
