import { z } from "zod";
import { headed, labelledLink, text } from "../schema/text.ts";
import { personView } from "../views/person-card.ts";
import { defineSection } from "./define-section.ts";

export const teach = defineSection({
  kind: "teach",
  words: headed("For those who would like to teach, beside some of the team.", {
    paragraphs: z.array(text).min(1).describe("The paragraphs."),
    points: z.array(text).describe("What one gets, as a list.").default([]),
    button: labelledLink.describe("Its button."),
  }),
  shows: ["people"],
  view: ({ section, content, source }) => ({
    ...section,
    portraits: content.lists.team.slice(0, 4).map((id) => personView(source, id).portrait),
  }),
});
