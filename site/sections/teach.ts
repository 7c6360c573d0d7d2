import { z } from "zod";
import { heading, labelledLink, text } from "../schema/text.ts";
import { personView } from "../views/person-card.ts";
import { defineSection } from "./define-section.ts";

/** For those who would like to teach. */
export const teach = defineSection({
  kind: "teach",
  words: heading
    .extend({
      paragraphs: z.array(text).min(1).describe("The paragraphs."),
      points: z.array(text).describe("What one gets, as a list.").default([]),
      button: labelledLink.describe("Its button."),
    })
    .describe("For those who would like to teach, beside some of the team."),
  shows: ["people"],
  view: ({ section, content, source }) => ({
    ...section,
    people: content.lists.team.slice(0, 4).map((id) => personView(source, id)),
  }),
});
