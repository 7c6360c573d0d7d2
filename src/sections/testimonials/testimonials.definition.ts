import { z } from "zod";
import { figureAndLabel, headline } from "../../data/schema/text.ts";
import { personView } from "../../data/person.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const testimonials = defineSection({
  schema: sectionSchema("testimonials", "Testimonials of learners, from testimonials.yaml.", {
    title: headline,
    of: z.enum(["home", "about"]).describe("List of testimonials.yaml to show."),
    figures: z.array(figureAndLabel).min(1).describe("Numbers beside the testimonials.").optional(),
  }),
  data: ({ section: { of, figures, ...words }, content, source }) => ({
    heading: words,
    figures,
    entries: content.testimonials[of].map(({ quote, author, scene }) => ({
      quote,
      author: personView(source, author, { scene }),
    })),
    labels: content.labels.testimonials,
  }),
  anchors: ({ id }) => [`${id}-title`],
});
