import { categoryHues, compose, hueColours, paint, type Colour, type Picture } from "../../art/art.ts";
import { z } from "zod";
import { benefit, eyebrow, headline } from "../../data/schema/text.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

/** The picture on a tile of a colour. */
const onTile = ({ layers, ...size }: Picture, ground: Colour): Picture => ({
  ...size,
  layers: [{ fill: ground, d: `M0 0h${size.width}v${size.height}h${-size.width}Z` }, ...layers],
});

const bloom = { of: "drawing", name: "heads/bloom" } as const;

export const benefits = defineSection({
  schema: sectionSchema("benefits", "Reasons, offers or values, each with a tile or a figure.", {
    eyebrow: eyebrow.optional(),
    title: headline,
    items: z.array(benefit).min(1).describe("The reasons, each with its tile."),
    layout: z
      .enum(["columns", "list", "frieze"])
      .describe("Small tiles, a list, or large tiles.")
      .default("columns"),
  }),
  data: ({ section: { items, layout, ...words }, hue }) => {
    // Large tiles use the hues that go with the band.
    const band = layout === "columns" ? undefined : hue;
    return {
      heading: words,
      layout,
      mark:
        layout === "list" ? paint(onTile(compose("subject", { subject: bloom, band: hue }), hue)) : undefined,
      items: items.map(({ figure, scene, tile, ...item }) => {
        // A tint has the number of its hue.
        const tint = categoryHues.find((one) => one.at(-1) === tile.ground.at(-1)) ?? "hue3";
        const picture = scene
          ? compose("scene", { name: `desk/${scene}`, band })
          : figure
            ? compose("figures", { hue: tint, groups: [{ names: [figure] }], band })
            : compose("tile", { ...tile, band });
        const ground = figure ? hueColours[tint].tile.ground : tile.ground;
        return { ...item, ground: band ? undefined : ground, tile: paint(picture) };
      }),
    };
  },
  search: ({ section }) => section.items.flatMap(({ title, text }) => [title, text]),
});
