import { z } from "zod";
import { benefit, eyebrow, group, headline } from "../../data/schema/text.ts";
import { defineSection } from "../define-section.ts";
import { figureAlone } from "../../art/cover.ts";
import { recoloured, wholeDrawing } from "../../art/heads/inks.ts";
import { categoryHues, hueColours } from "../../art/hues.ts";
import { hueNumber, type Colour } from "../../art/palette.ts";
import { box } from "../../art/path.ts";
import { paint, type Picture } from "../../art/picture.ts";
import { scene, tile } from "../../art/scenes.ts";

/** The picture on a tile of a colour. */
const onTile = ({ layers, ...size }: Picture, ground: Colour): Picture => ({
  ...size,
  layers: [{ fill: ground, d: box(0, 0, size.width, size.height) }, ...layers],
});

export const benefits = defineSection({
  kind: "benefits",
  schema: group("Reasons, offers or values, each with a tile or a figure.", {
    "eyebrow?": eyebrow,
    title: headline,
    items: z.array(benefit).min(1).describe("The reasons, each with its tile."),
    layout: z
      .enum(["columns", "list", "frieze"])
      .describe(
        "Layout: small tiles above text, a list beside the heading, or large joined tiles above text.",
      )
      .default("columns"),
  }),
  view: ({ section: { items, layout, ...words }, hue }) => ({
    heading: words,
    layout,
    mark: layout === "list" ? paint(onTile(wholeDrawing("heads/bloom")(hue), hue)) : undefined,
    items: items.map(({ figure, scene: desk, ...item }) => {
      const ground = categoryHues.find((one) => hueNumber(one) === hueNumber(item.tile.ground)) ?? "hue3";
      const small = figure ? figureAlone(figure, ground) : tile(item.tile);
      const picture = desk ? scene(`desk/${desk}`) : small;
      const isField = layout === "columns";
      return {
        ...item,
        ground: isField ? (figure ? hueColours[ground].tile.ground : item.tile.ground) : undefined,
        // Large tiles use the hues that go with the band.
        tile: paint(isField ? picture : recoloured(hue, picture)),
      };
    }),
  }),
  search: ({ section }) => section.items.flatMap(({ title, text }) => [title, text]),
});
