import { z } from "zod";
import { eyebrow, headline, labelledLink, text } from "../../data/schema/text.ts";
import { personView } from "../../data/person.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const teach = defineSection({
  schema: sectionSchema("teach", "Invitation to teach, beside some of the team.", {
    eyebrow,
    title: headline,
    paragraphs: z.array(text).min(1).describe("The paragraphs."),
    points: z.array(text).describe("Benefits of teaching, as a list."),
    button: labelledLink.describe("Button of the section. The specification spells “Became A Teacher” so."),
  }),
  data: ({ section, content, source }) => ({
    ...section,
    portraits: content.lists.team
      .slice(-6)
      .slice(0, 4)
      .map((id) => personView(source, id, { again: 0, evening: true }).portrait),
  }),
});
