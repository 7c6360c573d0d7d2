import { ending, hueColours } from "../../art/art.ts";
import { group, headline, labelledLink, lead } from "../../data/schema/text.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const journey = defineSection({
  schema: sectionSchema("journey", "Band at the end of pages. Its text is in banners.yaml (journey).", {
    questions: group("Second band beside it, for visitors with questions.", {
      title: headline,
      lead,
      button: labelledLink.describe("Button of the band."),
    }).optional(),
  }),
  once: "page",
  shows: ["banners"],
  data: ({ section, content, pictures, figure, page, mainId, ...opening }) => {
    const { picture, last, ...hues } = ending({ seed: opening.title, band: opening.hue, subject: figure });
    const { title, buttons } = content.banners.journey;
    return {
      ...section,
      title,
      // A button to this page leads to its main section.
      buttons: buttons.map(({ label, to }) => ({ label, to: to === page.path ? `${to}#${mainId}` : to })),
      ...hues,
      last: hueColours[last].courseBand,
      art: pictures.add("journey", picture),
    };
  },
  anchors: ({ section, id }) => [...(section.questions ? [`${id}-questions`] : []), id],
});
