import { tile } from "../art/scenes.ts";
import type { z } from "zod";
import type { benefit } from "../schema/text.ts";
import type { Source } from "./source.ts";

/** Reasons, values or offers in a row, each with its tile. */
export const benefitsView = ({ pictures }: Source, items: readonly z.output<typeof benefit>[]) =>
  items.map((item) => ({ ...item, tile: pictures.paint(tile(item.tile)) }));
