import { headline, labelledLink } from "../../data/schema/text.ts";
import { personView } from "../../data/person.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const tutor = defineSection({
  schema: sectionSchema("tutor", "Invitation to find a tutor, with faces of the team.", {
    title: headline,
    text: "Sentence below the title.",
    button: labelledLink.describe("Link of the button and the faces."),
  }),
  data: ({ section, content, source }) => ({
    ...section,
    // The faces are decoration here.
    people: content.lists.team
      .slice(0, 6)
      .map((id) => ({ ...personView(source, id, { again: 0 }).portrait, alt: "" })),
  }),
});
