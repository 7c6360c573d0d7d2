import { hueColours } from "../../art/art.ts";
import { z } from "zod";
import { introduction } from "../../head/structured-data.ts";
import { eyebrow, figure, figureAndLabel, headline, text } from "../../data/schema/text.ts";
import { figureView } from "../../data/picture.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const story = defineSection({
  schema: sectionSchema("story", "How the site began.", {
    eyebrow,
    title: headline,
    paragraphs: z.array(text).min(1).describe("The story, in paragraphs."),
    figures: z
      .array(figureAndLabel.extend({ figure: figure.describe("Figure of the picture.") }))
      .describe("Numbers beside the story, each with its picture."),
  }),
  band: () => ({
    art: { of: "drawing", name: "openings/garden" },
    ending: { of: "drawing", name: "heads/bloom" },
    kind: "scene",
  }),
  data: ({ section, hue: band }) => ({
    ...section,
    figures: section.figures.map(({ figure: named, ...caption }, index) => {
      const { hue, picture } = figureView(band, index, named);
      return { ...caption, ground: hueColours[hue].tile.ground, picture };
    }),
  }),
  search: ({ section }) => section.paragraphs,
  structuredData: ({ content }) => introduction(content, "AboutPage"),
});
