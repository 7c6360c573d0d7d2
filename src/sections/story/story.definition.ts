import { z } from "zod";
import { introduction } from "../../head/structured-data.ts";
import { eyebrow, figure, figureAndLabel, headline, text } from "../../data/schema/text.ts";
import { withFigures } from "../../data/picture.ts";
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
    kind: "scene",
  }),
  data: ({ section, hue }) => ({ ...section, figures: withFigures(hue, section.figures) }),
  search: ({ section }) => section.paragraphs,
  structuredData: ({ content }) => introduction(content, "AboutPage"),
});
