import { compose } from "../../art/art.ts";
import { group, headline, lead, photographOf } from "../../data/schema/text.ts";
import { pictureView } from "../../data/picture.ts";
import { placeView } from "../../data/site.ts";
import { defineSection } from "../define-section.ts";

export const location = defineSection({
  kind: "location",
  once: "page",
  schema: group("Where the owner of the site is. The address and the hours are in site.yaml.", {
    title: headline,
    lead,
    area: "Heading of the postal address.",
    details: "Heading of telephone and email.",
    hours: "Heading of the opening hours.",
    photograph: photographOf("wide").describe("Photograph instead of the drawn street.").optional(),
  }),
  shows: ["site"],
  view: ({ section: { photograph, ...words }, source, pictures, hue }) => ({
    heading: words,
    place: placeView(source),
    street: pictureView(source, photograph, "wide", () =>
      pictures.add("street", compose("scene", { name: "street", band: hue })),
    ),
  }),
});
