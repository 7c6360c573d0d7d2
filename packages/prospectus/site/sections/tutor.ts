import { headed, labelledLink } from "../schema/text.ts";
import { personView } from "../views/person-card.ts";
import { defineSection } from "./define-section.ts";

export const tutor = defineSection({
  kind: "tutor",
  schema: headed("Band with the faces of some of the team.", {
    text: "Sentence below the title.",
    button: labelledLink.describe("Link of the band and its faces.").optional(),
  }),
  shows: ["people"],
  view: ({ section, content, source }) => ({
    ...section,
    people: content.lists.team.slice(0, 6).map((id) => ({
      ...personView(source, id).portrait,
      // The faces are decoration here.
      alt: "",
    })),
  }),
});
