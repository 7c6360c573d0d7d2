import { compose } from "../../art/art.ts";
import { labelledLink, records } from "../../data/schema/text.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

// A plain foot: the round corner of a banner is larger than a cell.
const foot = { row: 3, ground: "hue3", name: "solid", turn: 0, colour: "hue3" } as const;

export const promotions = defineSection({
  schema: sectionSchema("promotions", "Banners, each with a button. They touch the section above.", {
    banners: records("The banners, side by side.", {
      title: "Title of the banner.",
      text: "Sentence below the title.",
      button: labelledLink.describe("Button of the banner."),
    }).min(1),
  }),
  data: ({ section: { banners }, pictures }) =>
    banners.map((banner, index) => ({
      ...banner,
      art: pictures.addInline(
        `promotion-${index + 1}`,
        compose("mosaic", {
          seed: banner.title,
          columns: 2,
          rows: 4,
          // Not the colour of banner or page in either theme, which would hide tiles at the edge.
          never: [index % 2 === 0 ? "hue5" : "tint4", "paper", "ink"],
          cells: [0, 1].map((column) => ({ ...foot, column })),
          base: foot.ground,
        }),
      ),
    })),
  anchors: () => [],
});
