import { headed, labelledLink } from "../schema/text.ts";
import { personView } from "../views/person-card.ts";
import { defineSection } from "./define-section.ts";

export const tutor = defineSection({
  kind: "tutor",
  words: headed("A band before the faces of some of the team.", {
    text: "The sentence below it.",
    button: labelledLink.describe("Where the band and its faces lead.").optional(),
  }),
  shows: ["people"],
  view: ({ section, content, source }) => ({
    ...section,
    people: content.lists.team.slice(0, 6).map((id) => ({
      ...personView(source, id).portrait,
      // Here the faces only stand for all of them.
      alt: "",
    })),
  }),
});
