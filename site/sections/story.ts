import { z } from "zod";
import { figureRow } from "../art/cover.ts";
import { companion } from "../art/figures.ts";
import { pageHues, recoloured, wholeDrawing } from "../art/heads/inks.ts";
import { hueColours } from "../art/hues.ts";
import { introduction } from "../head/nodes.ts";
import { figure, figureAndLabel, headed, text } from "../schema/text.ts";
import { defineSection } from "./define-section.ts";

/** How the provider began. */
export const story = defineSection({
  kind: "story",
  words: headed("How the provider began.", {
    paragraphs: z.array(text).min(1).describe("The story, in paragraphs."),
    figures: z
      .array(figureAndLabel.extend({ figure: figure.describe("What its picture shows.").optional() }))
      .describe("Figures beside it, each with its picture.")
      .default([]),
  }),
  art: () => wholeDrawing("heads/flower"),
  head: () => ({ kind: "story" }),
  view: ({ section, hue, pictures }) => {
    const hues = pageHues(hue);
    const figures = section.figures.map(({ figure: named, ...said }, index) => {
      const shown = named ?? companion(index);
      const own = hues[index % hues.length] ?? "hue2";
      const picture = pictures.paint(recoloured(hue, figureRow([shown], own)));
      return { ...said, ground: hueColours[own].tile.ground, picture };
    });
    return { ...section, figures };
  },
  found: ({ section }) => section.paragraphs,
  data: ({ content }) => introduction(content, "AboutPage"),
});
