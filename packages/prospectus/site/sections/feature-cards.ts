import { z } from "zod";
import { namesIn } from "../art/drawing.ts";
import { headInks, type BandColour } from "../art/heads/inks.ts";
import { colours } from "../art/palette.ts";
import { scene, tile } from "../art/scenes.ts";
import { headed, records } from "../schema/text.ts";
import { defineSection } from "./define-section.ts";

/** Tiles in colours that go with the band, for cards without a scene. */
function tiles(hue: BandColour) {
  const { strong, second, soft } = headInks[hue];
  return [
    { name: "leaf", ground: second, colour: soft },
    { name: "arcs", turn: 2, ground: strong, colour: "ink" },
    { name: "dome", ground: soft, colour: second },
    { name: "circle", ground: hue, colour: strong },
  ] as const;
}

/** Even rows of at most four cards: five become three and two. */
function rowsOf<Card>(cards: readonly Card[]): Card[][] {
  const rows = Math.ceil(cards.length / 4);
  const perRow = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, row) => cards.slice(row * perRow, (row + 1) * perRow));
}

export const featureCards = defineSection({
  kind: "feature-cards",
  once: "page",
  schema: headed("Numbered cards. On hover a card expands.", {
    cards: records("The cards, in this order.", {
      id: z.int().describe("Unique number of the card."),
      cardNo: "Number shown on the card.",
      title: "Title of the card.",
      desc: "Text of the card.",
      scene: z
        .enum(namesIn("scenes/steps"))
        .describe("Scene on the card, instead of a tile. choose, make, ask and keep tell one story.")
        .optional(),
    }).min(1),
    open: z.int().describe("Id of the card that is open at first."),
  }),
  view: ({ section, hue, pictures }) => {
    const choices = tiles(hue);
    const cards = section.cards.map(({ scene: name, ...card }, index) => {
      // Neighbouring cards have different colours.
      const one = choices[(index + 2 * Math.floor(index / 4)) % choices.length] ?? choices[0];
      const picture = name === undefined ? tile(one) : scene(`steps/${name}`);
      // The open scene loads with the page.
      const inline = card.id === section.open;
      return {
        ...card,
        // A scene starts with its ground.
        ground: colours.find((colour) => colour === picture.layers[0]?.fill),
        inline,
        art: pictures[inline ? "addInline" : "add"](name ?? one.name, picture),
      };
    });
    return { ...section, cards: undefined, rows: rowsOf(cards) };
  },
});
