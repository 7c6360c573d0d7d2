import { heroMosaic } from "../../art/art.ts";
import { introduction } from "../../head/structured-data.ts";
import { figureAndLabel, labelledLink, texts, photographOf } from "../../data/schema/text.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

/** Chosen by eye: no plain areas, and no paper or ink at the edge, which would blur it. */
const heroSeed = "home 2887";

export const hero = defineSection({
  schema: sectionSchema("hero", "Top of the home page.", {
    eyebrow: "Small line above the title.",
    title: "The title.",
    highlight: "Part of the title in the accent colour, copied from the title.",
    lead: "Sentence below the title.",
    button: labelledLink.describe("Button of the section."),
    tag: figureAndLabel.describe("Number on the picture."),
    photograph: photographOf("hero").describe("Photograph, instead of the tiles.").optional(),
    play: texts("Tiles, for screen readers.", "name", "button", "hint", "row", "column", "degrees"),
  }).refine(({ title, highlight }) => title.includes(highlight), {
    path: ["highlight"],
    error: "words of the title",
  }),
  once: "page",
  data: ({ section: { photograph, play, ...words }, pictures }) => {
    const { picture, ...mosaic } = heroMosaic(heroSeed);
    return {
      ...words,
      photograph: photograph && pictures.addPhotograph(photograph, "hero"),
      tiles: photograph ? undefined : { mosaic, words: play },
      art: pictures.add("hero", picture),
    };
  },
  anchors: () => [],
  structuredData: ({ content }) => introduction(content),
});
