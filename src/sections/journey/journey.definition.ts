import { group, headline, labelledLink, lead } from "../../data/schema/text.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const journey = defineSection({
  schema: sectionSchema("journey", "Line at the end of pages. Its text is in banners.yaml (journey).", {
    questions: group("A line above it, for visitors with questions.", {
      title: headline,
      lead,
      button: labelledLink.describe("Button of the line."),
    }).optional(),
  }),
  once: "page",
  data: ({ section, content, page, hue, mainId }) => {
    const { title, buttons } = content.banners.journey;
    return {
      ...section,
      // The colour itself, where the page has its tint. Lilac, often the quote's ground, gives way to cobalt.
      hue: hue === "hue5" ? "hue2" : hue.replace("tint", "hue"),
      title,
      // A button to this page leads to its main section.
      buttons: buttons.map(({ label, to }) => ({ label, to: to === page.path ? `${to}#${mainId}` : to })),
    };
  },
  anchors: ({ section, id }) => [...(section.questions ? [`${id}-questions`] : []), id],
});
