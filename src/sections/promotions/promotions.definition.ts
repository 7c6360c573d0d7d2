import { labelledLink, records } from "../../data/schema/text.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const promotions = defineSection({
  schema: sectionSchema("promotions", "Coloured banners across the window, each with a button.", {
    banners: records("The banners, side by side.", {
      title: "Title of the banner.",
      text: "Sentence below the title.",
      button: labelledLink.describe("Button of the banner."),
    }).min(1),
  }),
  data: ({ section: { banners } }) => banners,
  anchors: () => [],
});
