import * as building from "./figures/building.ts";
import * as growing from "./figures/growing.ts";
import type { Draw, Inks } from "./figures/inks.ts";
import * as leading from "./figures/leading.ts";
import * as making from "./figures/making.ts";
import type { Piece } from "./picture.ts";

const { penNib, ...tools } = making;
const { mapPin, ...signs } = leading;
const { graduationCap, ...growth } = growing;
const { ...built } = building;
const drawings = {
  "pen-nib": penNib,
  ...tools,
  ...built,
  ...signs,
  "map-pin": mapPin,
  ...growth,
  "graduation-cap": graduationCap,
} satisfies Record<string, Draw>;

/** The name of a figure: what content calls it by. */
export type FigureName = keyof typeof drawings;

/** All figures. */
export const figureNames = Object.keys(drawings) as readonly FigureName[];

const companions = ["people", "book", "screen", "pencil", "lamp", "compass"] as const;

/** The figure beside an item of a list, counted from 0, where its content names none. */
export function companion(index: number): FigureName {
  return companions[index % companions.length] ?? "people";
}

/** The pieces of a figure on a field of 200 by 200 units, in painting order, without its ground. */
export function figurePieces(name: FigureName, inks: Inks): readonly Piece[] {
  return drawings[name](inks);
}
