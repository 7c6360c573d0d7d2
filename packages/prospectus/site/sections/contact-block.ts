import { headInks, wholeDrawing } from "../art/heads/inks.ts";
import { headed, labelledLink } from "../schema/text.ts";
import { placeView } from "../views/source.ts";
import { defineSection } from "./define-section.ts";

export const contactBlock = defineSection({
  kind: "contact-block",
  schema: headed("Panel with telephone, email and opening hours from site.yaml.", {
    button: labelledLink.describe("Button of the panel."),
  }),
  shows: ["site"],
  view: ({ section, source, hue, pictures }) => ({
    ...section,
    ground: headInks[hue].soft,
    mark: pictures.paint(wholeDrawing("heads/question-mark")(hue)),
    place: placeView(source),
  }),
});
