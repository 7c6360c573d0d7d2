import { headInks } from "../art/heads/inks.ts";
import { headed, labelledLink } from "../schema/text.ts";
import { placeView } from "../views/source.ts";
import { defineSection } from "./define-section.ts";

export const contactBlock = defineSection({
  kind: "contact-block",
  words: headed("A panel with telephone, email and hours, which are in site.yaml.", {
    button: labelledLink.describe("Its button."),
  }),
  shows: ["site"],
  view: ({ section, source, hue }) => ({
    ...section,
    ground: headInks[hue].soft,
    place: placeView(source),
  }),
});
