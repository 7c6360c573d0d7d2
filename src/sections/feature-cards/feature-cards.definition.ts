import { colours, compose, drawingNames } from "../../art/art.ts";
import { z } from "zod";
import { headline, records } from "../../data/schema/text.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

/** Even rows of at most four cards: five become three and two. */
function rowsOf<Card>(cards: readonly Card[]): Card[][] {
  const rows = Math.ceil(cards.length / 4);
  const perRow = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, row) => cards.slice(row * perRow, (row + 1) * perRow));
}

export const featureCards = defineSection({
  schema: sectionSchema("feature-cards", "Numbered cards. On hover a card expands.", {
    title: headline,
    cards: records("The cards, in this order.", {
      id: z.int().describe("Unique number of the card."),
      cardNo: "Number shown on the card.",
      title: "Title of the card.",
      desc: "Text of the card.",
      scene: z.enum(drawingNames["scenes/steps"]).describe("Scene. All of them tell one story."),
    }).min(1),
    open: z.int().describe("Id of the card that is open at first."),
  }),
  once: "page",
  data: ({ section, pictures }) => {
    const cards = section.cards.map(({ scene: name, ...card }) => {
      const picture = compose("scene", { name: `steps/${name}` });
      // The open scene loads with the page.
      const inline = card.id === section.open;
      return {
        ...card,
        // A scene starts with its ground.
        ground: colours.find((colour) => colour === picture.layers[0]?.fill),
        inline,
        art: pictures[inline ? "addInline" : "add"](name, picture),
      };
    });
    return { ...section, cards: undefined, rows: rowsOf(cards) };
  },
});
