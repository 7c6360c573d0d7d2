import { brand, type Dialect } from "./dialect.ts";
import { drawing } from "./drawing.ts";
import type { Cell, Field } from "./grid.ts";
import { mosaic, mosaicCells, paintCells } from "./mosaic.ts";
import { colours, type Colour } from "./palette.ts";
import { format } from "./path.ts";
import type { Layer, Picture } from "./picture.ts";
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

/** A drawing of `site/drawings/scenes/` as a picture in the colours of the palette. */
export function scene(name: "mark" | "street"): Picture {
  const { width, height, shapes } = drawing(`scenes/${name}`);
  const layers = shapes.map(({ role, d, crisp }): Layer => ({
    fill: colours.find((colour) => colour === role) ?? "ink",
    d: format(d),
    ...(crisp ? { crisp } : {}),
  }));
  return { width, height, layers };
}
