import { dialectOf } from "./dialect.ts";
import { coloured, drawing, paletteFills } from "./drawing.ts";
import type { Field } from "./grid.ts";
import { mosaic } from "./mosaic.ts";
import type { Picture } from "./picture.ts";

const face: Field = { column: 2, row: 1, columns: 2, rows: 3, ground: "hue5" };

/** Cells without tiles: those of the title’s first line, and four for links. */
const openings = [
  { column: 0, row: 0, columns: 3, rows: 1 },
  { column: 0, row: 2, columns: 2, rows: 2 },
].map((area): Field => ({ ...area, ground: "paper", free: true }));

/** A wall with a face, eight columns by four rows. The page’s has openings. */
export const heroWall = (seed: string, isOpen: boolean): Picture =>
  mosaic({
    seed,
    dialect: dialectOf({ never: ["paper", "ink"] }),
    columns: 8,
    rows: 4,
    fields: [
      { ...face, pieces: coloured(drawing("scenes/face"), paletteFills) },
      ...(isOpen ? openings : []),
    ],
  });
