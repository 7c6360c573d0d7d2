import type { Colour } from "../palette.ts";
import type { Piece } from "../picture.ts";

/** The colours a figure is drawn in. All but `mark` are visible on the ground; all are visible on `body`. */
export type Inks = {
  ground: Colour;
  /** The greatest shape. */
  body: Colour;
  /** A detail on the body; it may equal the ground and then looks cut out. */
  mark: Colour;
  /** The second shape, dark as a rule. Visible on ground and body. */
  deep: Colour;
  /** The smallest shape. Visible on ground, body and deep. */
  accent: Colour;
};

/** Draws one figure in a field of 200 by 200 units, keeping 24 units from its edge. */
export type Draw = (inks: Inks) => readonly Piece[];
