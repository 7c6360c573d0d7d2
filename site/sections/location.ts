import { recoloured } from "../art/heads/inks.ts";
import { scene } from "../art/scenes.ts";
import { heading, photographOf, text } from "../schema/text.ts";
import { pictureView } from "../views/cover.ts";
import { placeView } from "../views/place.ts";
import { defineSection } from "./define-section.ts";

/** Where to find the provider. */
export const location = defineSection({
  kind: "location",
  once: "page",
  words: heading
    .extend({
      area: text.describe("Above the postal address."),
      details: text.describe("Above telephone and email."),
      hours: text.describe("Above the opening hours."),
      photograph: photographOf("wide").describe("In place of the drawn street.").optional(),
    })
    .describe("Where to find the provider. Address and hours are in site.yaml."),
  shows: ["site"],
  view: ({ section: { photograph, ...words }, source, pictures, hue }) => ({
    heading: words,
    place: placeView(source),
    street: pictureView(source, photograph, "wide", () =>
      pictures.add("street", recoloured(hue, scene("street"))),
    ),
  }),
});
