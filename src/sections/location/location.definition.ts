import { compose } from "../../art/art.ts";
import { headline, lead, photographOf } from "../../data/schema/text.ts";
import { pictureView } from "../../data/picture.ts";
import { placeView } from "../../data/site.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const location = defineSection({
  schema: sectionSchema("location", "Where to find us. The address and the hours are in site.yaml.", {
    title: headline,
    lead,
    area: "Heading of the postal address.",
    details: "Heading of telephone and email.",
    hours: "Heading of the opening hours.",
    photograph: photographOf("wide").describe("Photograph instead of the drawn street.").optional(),
  }),
  once: "page",
  data: ({ section: { photograph, ...words }, source, pictures, hue }) => ({
    heading: words,
    place: placeView(source),
    street: pictureView(source, photograph, "wide", () =>
      pictures.add("street", compose("scene", { name: "street", band: hue })),
    ),
  }),
});
