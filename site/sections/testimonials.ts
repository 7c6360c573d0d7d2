import { z } from "zod";
import { fileOf } from "../records.ts";
import { figureAndLabel, headed } from "../schema/text.ts";
import { personView } from "../views/person-card.ts";
import { labelsOf } from "../views/source.ts";
import { defineSection, entriesOf } from "./define-section.ts";

/** What learners say. */
export const testimonials = defineSection({
  kind: "testimonials",
  words: headed("What learners say, from testimonials.yaml.", {
    of: z.enum(["home", "about"]).describe("Of which list of testimonials.yaml."),
    figures: z.array(figureAndLabel).min(1).describe("Figures beside them.").optional(),
  }),
  shows: ["people", "testimonials"],
  needs: ({ content, section: { of } }) => [
    entriesOf(content.testimonials?.[of], `${fileOf("testimonials")} under ${of}`),
  ],
  view: ({ section: { of, figures, ...words }, content, source }) => ({
    heading: words,
    figures,
    entries: content.testimonials[of].map(({ quote, author, scene }) => ({
      quote,
      author: personView(source, author, scene),
    })),
    labels: labelsOf(source, "previous", "next"),
  }),
  places: ({ id }) => [`${id}-title`],
});
