import { z } from "zod";
import { headInks, type BandColour } from "../art/heads/inks.ts";
import { tile } from "../art/scenes.ts";
import { headed, records } from "../schema/text.ts";
import { defineSection } from "./define-section.ts";

/** The tiles of the numbered cards stand on the cards' own colours: those that go with the page's band, and its own. */
function featureTiles(hue: BandColour) {
  const { strong, second, soft } = headInks[hue];
  return [
    { name: "leaf", ground: second, colour: soft },
    { name: "arcs", turn: 2, ground: strong, colour: "ink" },
    { name: "dome", ground: soft, colour: second },
    { name: "circle", ground: hue, colour: strong },
  ] as const;
}

/** Numbered cards. */
export const featureCards = defineSection({
  kind: "feature-cards",
  once: "page",
  words: headed("Numbered cards; the one that is pointed at expands.", {
    cards: records("The cards, in this order.", {
      id: z.int().describe("A number of its own."),
      cardNo: "The number that stands on the card.",
      title: "Its title.",
      desc: "Its text.",
    }).min(1),
    open: z.int().describe("The id of the card that is open at first."),
  }),
  view: ({ section, hue, pictures }) => {
    const tiles = featureTiles(hue);
    return {
      ...section,
      cards: section.cards.map((card, index) => {
        // No card stands below one of its colour.
        const one = tiles[(index + 2 * Math.floor(index / 4)) % tiles.length] ?? tiles[0];
        return { ...card, ground: one.ground, tile: pictures.paint(tile(one)) };
      }),
    };
  },
});
