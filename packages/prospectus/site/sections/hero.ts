import { heroFace, heroMosaic } from "../art/hero.ts";
import { introduction } from "../head/nodes.ts";
import { figureAndLabel, group, labelledLink, photographOf } from "../schema/text.ts";
import { defineSection } from "./define-section.ts";

/**
 * Chosen by eye among the seeds whose first row and column have neither paper nor ink, in which the picture's edge would look
 * bitten, and whose tiles make no plain whole, in which a line between two tiles would show.
 */
const heroSeed = "home 2887";

export const hero = defineSection({
  kind: "hero",
  once: "page",
  words: group("What opens the home page.", {
    eyebrow: "The small line above the title.",
    title: "The title.",
    highlight: "The part of the title in the accent colour, letter for letter.",
    lead: "The sentence below it.",
    button: labelledLink.describe("Its button."),
    tag: figureAndLabel.describe("The figure on the picture.").optional(),
    photograph: photographOf("hero").describe("In place of the tiles and of play.").optional(),
    play: group(
      "The tiles of the picture can be turned. These words are for those who do it by keyboard, to whom they are read aloud.",
      {
        name: "The name of the picture.",
        button: "The button by which one begins.",
        hint: "Which keys there are.",
        row: "Before the number of a row.",
        column: "Before the number of a column.",
        degrees: "Behind how far a tile is turned.",
      },
    ).optional(),
  })
    .refine(({ photograph, play }) => photograph ?? play, {
      path: ["play"],
      error: "what is said of the tiles, which can be turned, or the key photograph, which takes their place",
      params: {
        remedy: "Name a photograph, or add play: with name, button, hint, row, column and degrees.",
      },
    })
    .refine(({ title, highlight }) => title.includes(highlight), {
      path: ["highlight"],
      error: "words that stand in the title",
      params: { remedy: "Copy them from the title." },
    }),
  head: ({ content }) => ({ art: () => heroFace(content.brand.palette) }),
  view: ({ section, content, pictures }) => {
    const { photograph, play, ...words } = section;
    const { whole, ...tiles } = heroMosaic(heroSeed, content.brand.palette, content.brand.dialect);
    return {
      ...words,
      ...(photograph ? { photograph: pictures.addPhotograph(photograph, "hero") } : {}),
      ...(play && !photograph ? { play, mosaic: tiles } : {}),
      art: pictures.add("hero", whole),
    };
  },
  places: () => [],
  data: ({ content }) => introduction(content),
});
