import { recoloured, type BandColour } from "../art/heads/inks.ts";
import { tile } from "../art/scenes.ts";
import type { z } from "zod";
import type { benefit } from "../schema/text.ts";
import type { Source } from "./source.ts";

/** Reasons, values or offers in a row, each with its tile, in the hues that go with the band of the page. */
export const benefitsView = (
  { pictures }: Source,
  items: readonly z.output<typeof benefit>[],
  band?: BandColour,
) =>
  items.map((item) => ({
    ...item,
    tile: pictures.paint(band ? recoloured(band, tile(item.tile)) : tile(item.tile)),
  }));
