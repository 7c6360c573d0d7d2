import { brand } from "./dialect.ts";
import { inPalette } from "./drawing.ts";
import type { Cell, Field } from "./grid.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import { box, format, move } from "./path.ts";
import { cellSize, toLayers, type Picture, type Piece } from "./picture.ts";
import { tilePath, type Turn } from "./tile.ts";

/** A mosaic that lacks one tile, and the tile. The mosaic's last column is empty: room for the tile to lie in. */
type Puzzle = { mosaic: Picture; piece: Picture };

/** How far the tile's rim of paper goes beyond the tile, in units of the picture. */
const rim = 3;

/** The tile by itself, with a rim that lifts it off what it lies on: 1 by 1 cell and the rim. */
function loose(pieces: readonly Piece[]): Picture {
  const side = cellSize + 2 * rim;
  const layers = toLayers(pieces.map(([colour, d]) => [colour, move(d, { dx: rim, dy: rim })]));
  return {
    width: side,
    height: side,
    layers: [{ fill: "paper", d: format(box(0, 0, side, side)) }, ...layers],
  };
}

/**
 * Access denied: 5 by 5 cells round a lock that has no keyhole. `hue5` is the page's tint and in no tile, since it shows through
 * the hole.
 */
export function lockWithoutKeyhole(seed: string, dialect = brand): Puzzle {
  const [columns, rows] = [5, 5];
  const field: Field = { column: 1, row: 0, columns: 3, rows, ground: "tint4" };
  const cells = mosaicCells({
    seed: `lock ${seed}`,
    dialect,
    columns,
    rows,
    fields: [field],
    never: ["hue5"],
  });
  // The field's ground is drawn without the keyhole's cell, where the page shows through.
  const ground = box(0, 0, 300, 200) + box(200, 400, 100, 100);
  const lock: Piece[] = [["tint4", ground], ...inPalette("errors/lock")];
  const picture = paintCells(columns + 1, rows, cells);
  const pieces = toLayers(lock.map(([colour, d]) => [colour, move(d, { dx: cellSize })]));
  return {
    mosaic: { ...picture, layers: [...picture.layers, ...pieces] },
    piece: loose(inPalette("errors/keyhole")),
  };
}

/** An error: 4 by 4 cells round rings that lack a quarter, which is like the one across from it. `tint2` is the page's tint and in no tile. */
export function brokenRings(seed: string, dialect = brand): Puzzle {
  const quarter = (column: number, row: number, ground: Cell["ground"], turn: Turn): Cell => ({
    column,
    row,
    ground,
    name: "arcs",
    turn,
    colour: "paper",
  });
  const cells = mosaicCells({
    seed: `rings ${seed}`,
    dialect,
    columns: 4,
    rows: 4,
    fields: [{ column: 2, row: 2, columns: 1, rows: 1, ground: "tint2" }],
    cells: [quarter(1, 1, "hue2", 2), quarter(2, 1, "hue1", 3), quarter(1, 2, "hue1", 1)],
    never: ["tint2"],
  });
  return {
    mosaic: paintCells(5, 4, cells),
    piece: loose([
      ["hue2", box(0, 0, cellSize, cellSize)],
      // The arcs go on into the rim.
      ["paper", tilePath("arcs", -0.5, -0.5, 0)],
    ]),
  };
}
