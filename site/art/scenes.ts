import { brand, type Dialect } from "./dialect.ts";
import type { Cell, Field } from "./grid.ts";
import { mosaic, mosaicCells, paintCells } from "./mosaic.ts";
import type { Colour } from "./palette.ts";
import { box, disc } from "./path.ts";
import type { Picture, Piece } from "./picture.ts";
import { cellSize, toLayers } from "./picture.ts";
import type { TileName, Turn } from "./tile.ts";

function set(column: number, row: number, ground: Colour, name: TileName, turn: Turn, colour: Colour): Cell {
  return { column, row, ground, name, turn, colour };
}

/** A strip along the foot of the page, one row unless told otherwise. It stands on ink. */
export function pageStrip(options: {
  seed: string;
  dialect: Dialect;
  columns: number;
  rows?: number;
}): Picture {
  return mosaic({ ...options, rows: options.rows ?? 1, ground: "ink" });
}

/**
 * The mosaic of the call to action on a flat band, without the band's own colour. In the last row one cell is empty, so that the
 * band shows through: the page lays the missing piece, in the colour of `piece`, beside it.
 */
export function callToAction(options: {
  seed: string;
  dialect?: Dialect;
  ground: Colour;
  piece: Colour;
  columns: number;
  rows: number;
  column: number;
}): Picture {
  const { seed, dialect = brand, ground, piece, column, columns, rows } = options;
  const hole: Field = { column, row: rows - 1, columns: 1, rows: 1, ground: piece };
  const cells = mosaicCells({
    seed: `call ${seed}`,
    dialect,
    columns,
    rows,
    ground,
    fields: [hole],
    never: [ground, "ink"],
  });
  return paintCells(columns, rows, cells);
}

/** One tile by itself: 1 by 1 cell. */
export function tile(options: { name: TileName; turn?: Turn; ground: Colour; colour: Colour }): Picture {
  return paintCells(1, 1, [set(0, 0, options.ground, options.name, options.turn ?? 0, options.colour)]);
}

/** The brand's mark: a square, two quarters and a disc with a gap between them, on one cell. No ground. */
export function logoMark(): Picture {
  const side = 47.5;
  const pieces: Piece[] = [
    ["hue1", box(0, 0, side, side)],
    ["hue3", "M52.5 0A47.5 47.5 0 0 1 100 47.5H52.5Z"],
    ["hue4", "M0 52.5H47.5A47.5 47.5 0 0 1 0 100Z"],
    ["hue2", disc(76.2, 76.2, 23.8)],
  ];
  return { width: cellSize, height: cellSize, layers: toLayers(pieces) };
}
