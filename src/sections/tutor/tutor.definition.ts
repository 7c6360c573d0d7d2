import { headline, labelledLink } from "../../data/schema/text.ts";
import { personView } from "../../data/person.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const tutor = defineSection({
  schema: sectionSchema("tutor", "Invitation to find a tutor, with faces of the team.", {
    title: headline,
    text: "Sentence below the title.",
    button: labelledLink.describe("Link at the end of the sentence."),
  }),
  data: ({ section, content, source }) => ({
    ...section,
    // The faces are decoration here.
    people: content.lists.team
      .slice(0, 8)
      .map((id) => ({ ...personView(source, id, { again: 0, evening: true }).portrait, alt: "" })),
  }),
});
