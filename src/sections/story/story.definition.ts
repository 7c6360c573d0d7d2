import { z } from "zod";
import { introduction } from "../../head/structured-data.ts";
import { eyebrow, figureAndLabel, headline, text } from "../../data/schema/text.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const story = defineSection({
  schema: sectionSchema("story", "How the site began.", {
    eyebrow,
    title: headline,
    paragraphs: z.array(text).min(1).describe("The story, in paragraphs."),
    figures: z.array(figureAndLabel).describe("Numbers beside the story."),
  }),
  band: () => ({
    art: { of: "drawing", name: "openings/garden" },
    kind: "scene",
  }),
  data: ({ section }) => section,
  search: ({ section }) => section.paragraphs,
  structuredData: ({ content }) => introduction(content),
});
