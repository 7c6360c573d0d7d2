import { figureRow } from "../art/cover.ts";
import { recoloured, type BandColour } from "../art/heads/inks.ts";
import { categoryHues } from "../art/hues.ts";
import { hueNumber } from "../art/palette.ts";
import { tile } from "../art/scenes.ts";
import type { z } from "zod";
import type { benefit } from "../schema/text.ts";
import type { Source } from "./source.ts";

/** Reasons, values or offers in a row, each with its tile or figure, in the hues that go with the band of the page. */
export const benefitsView = (
  { pictures }: Source,
  items: readonly z.output<typeof benefit>[],
  band?: BandColour,
) =>
  items.map(({ figure, ...item }) => {
    const picture = figure
      ? figureRow(
          [figure],
          categoryHues.find((hue) => hueNumber(hue) === hueNumber(item.tile.ground)) ?? "hue3",
        )
      : tile(item.tile);
    return { ...item, tile: pictures.paint(band ? recoloured(band, picture) : picture) };
  });
