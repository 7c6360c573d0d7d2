import { group, photographOf, text } from "../schema/text.ts";
import { defineSection } from "./define-section.ts";

export const picture = defineSection({
  kind: "picture",
  schema: group("A photograph.", {
    photograph: photographOf("wide").describe("The photograph."),
    caption: text.describe("Caption below it.").optional(),
  }),
  view: ({ section: { photograph, caption }, pictures }) => ({
    image: pictures.addPhotograph(photograph, "wide"),
    caption,
  }),
  anchors: () => [],
  search: ({ section: { photograph, caption } }) => [
    photograph.alt,
    ...(caption === undefined ? [] : [caption]),
  ],
});
