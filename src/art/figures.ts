/** Figures on covers: drawings in `src/art/drawings/figures/`. */
import { drawingNames } from "./drawing-names.ts";
import { coloured, drawing } from "./drawing.ts";
import type { Colour } from "./palette.ts";
import type { Piece } from "./picture.ts";

/** Colours of a figure. All but `mark` are visible on the ground; all are visible on `body`. */
export type Inks = {
  ground: Colour;
  body: Colour;
  /** A detail on the body. In the colour of the ground it looks cut out. */
  mark: Colour;
  /** The second shape, usually dark. Visible on ground and body. */
  deep: Colour;
  /** The smallest shape. Visible on ground, body and deep. */
  accent: Colour;
};

export const figureNames = drawingNames.figures;

/** A figure without its ground, on 200 by 200 units, in painting order. */
export const figurePieces = (name: string, inks: Inks): readonly Piece[] =>
  coloured(drawing(`figures/${name}`), { ...inks, light: inks.body === "paper" ? "ink" : "paper" });
