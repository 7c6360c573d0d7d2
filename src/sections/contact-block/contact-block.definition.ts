import { bandInks, compose, paint } from "../../art/art.ts";
import { headline, labelledLink, lead } from "../../data/schema/text.ts";
import { placeView } from "../../data/site.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const contactBlock = defineSection({
  schema: sectionSchema("contact-block", "Panel with telephone, email and opening hours from site.yaml.", {
    title: headline,
    lead,
    button: labelledLink.describe("Button of the panel."),
  }),
  data: ({ section, source, hue }) => {
    const ground = bandInks[hue].soft;
    const subject = { of: "drawing", name: "heads/telephone" } as const;
    return {
      ...section,
      ground,
      // In the panel's own colour a tile looks like a gap.
      mark: paint(compose("subject", { subject, band: hue }), { [ground]: "paper", tint4: "hue4" }),
      place: placeView(source),
    };
  },
});
