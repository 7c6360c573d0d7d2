import { headInks, wholeDrawing } from "../../art/heads/inks.ts";
import { paint, refilled } from "../../art/picture.ts";
import { group, headline, labelledLink, lead } from "../../data/schema/text.ts";
import { placeView } from "../../data/site.ts";
import { defineSection } from "../define-section.ts";

export const contactBlock = defineSection({
  kind: "contact-block",
  schema: group("Panel with telephone, email and opening hours from site.yaml.", {
    title: headline,
    lead,
    button: labelledLink.describe("Button of the panel."),
  }),
  shows: ["site"],
  view: ({ section, source, hue }) => {
    const ground = headInks[hue].soft;
    const mark = wholeDrawing("heads/question-mark")(hue);
    return {
      ...section,
      ground,
      // In the panel's own colour a tile looks like a gap.
      mark: paint(refilled(mark, (fill) => (fill === ground ? "paper" : fill))),
      place: placeView(source),
    };
  },
});
