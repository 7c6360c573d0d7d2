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
  data: ({
    section: { questions },
    content: { banners },
    pictures,
    figure,
    title,
    hue: band,
    page,
    mainId,
  }) => {
    const { picture, first, last, hue } = ending({ seed: title, band, subject: figure });
    return {
      journey: {
        title: banners.journey.title,
        // A button to this page leads to its main section.
        buttons: banners.journey.buttons.map(({ label, to }) => ({
          label,
          to: to === page.path ? `${to}#${mainId}` : to,
        })),
        hue,
        first,
        last: hueColours[last].courseBand,
        art: pictures.add("journey", picture),
      },
      questions,
    };
  },
  anchors: ({ section, id }) => [...(section.questions ? [`${id}-questions`] : []), id],
});
