import { recoloured } from "../art/heads/inks.ts";
import { scene } from "../art/scenes.ts";
import { headed, photographOf } from "../schema/text.ts";
import { pictureView } from "../views/cover.ts";
import { placeView } from "../views/source.ts";
import { defineSection } from "./define-section.ts";

export const location = defineSection({
  kind: "location",
  once: "page",
  words: headed("Where to find the provider. Address and hours are in site.yaml.", {
    area: "Above the postal address.",
    details: "Above telephone and email.",
    hours: "Above the opening hours.",
    photograph: photographOf("wide").describe("In place of the drawn street.").optional(),
  }),
  shows: ["site"],
  view: ({ section: { photograph, ...words }, source, pictures, hue }) => ({
    heading: words,
    place: placeView(source),
    street: pictureView(source, photograph, "wide", () =>
      pictures.add("street", recoloured(hue, scene("street"))),
    ),
  }),
});
