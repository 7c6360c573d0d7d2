/** The mosaics of the screens that stand alone: of the account forms, of denied access and of errors. */
import { brand, type Dialect } from "./dialect.ts";
import { inPalette } from "./drawing.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import type { Colour } from "./palette.ts";
import { box } from "./path.ts";
import { cellSize, laidOn, shifted, toLayers, type Picture, type Piece } from "./picture.ts";
import { tilePath } from "./tile.ts";

// On 2 by 6 cells: the ground of each, and what the tiles do without, so that they have three hues.
const figures = {
  key: { ground: "hue2", never: ["hue4", "tint4", "hue5"] },
  pencil: { ground: "hue4", never: ["hue2", "tint2", "hue5"] },
} as const satisfies Record<string, { ground: Colour; never: readonly Colour[] }>;

/** The name of a figure beside an account form. */
export type AccountFigure = keyof typeof figures;

/**
 * 8 by 7 cells with a figure in the third and fourth column, below the first row: a narrow window lays these two columns on
 * their side, as a strip. Nothing has the colour of the page in either theme.
 */
export function accountMosaic(options: { figure: AccountFigure; seed: string; dialect: Dialect }): Picture {
  const { figure, ...seeded } = options;
  const { ground, never } = figures[figure];
  const grid = { columns: 8, rows: 7 };
  const cells = mosaicCells({
    ...seeded,
    ...grid,
    fields: [{ column: 2, row: 1, columns: 2, rows: 6, ground }],
    never: ["paper", "ink", ...never],
    solidShare: 0.35,
    calm: true,
  });
  // The field lies on the tiles, whose shapes go over into the next cell.
  const drawn: Piece[] = [[ground, box(0, 0, 200, 600)], ...inPalette(`account/${figure}`)];
  const tiles = paintCells(grid.columns, grid.rows, cells);
  return laidOn(tiles, shifted(drawn, { dx: 2 * cellSize, dy: cellSize }));
}

/** A mosaic that lacks one tile, and the tile. The mosaic's last column is empty: room for the tile to lie in. */
type Puzzle = { mosaic: Picture; piece: Picture };

/** How far the tile's rim of paper goes beyond the tile, in units of the picture. */
const rim = 3;

/** The tile by itself, with a rim that lifts it off what it lies on: 1 by 1 cell and the rim. */
function loose(pieces: readonly Piece[]): Picture {
  const side = cellSize + 2 * rim;
  const ground: Picture = { width: side, height: side, layers: toLayers([["paper", box(0, 0, side, side)]]) };
  return laidOn(ground, shifted(pieces, { dx: rim, dy: rim }));
}

/**
 * Access denied: 5 by 5 cells round a lock that has no keyhole. `hue5` is the page's tint and in no tile, since it shows through
 * the hole.
 */
export function lockWithoutKeyhole(seed: string, dialect = brand): Puzzle {
  const cells = mosaicCells({
    seed: `lock ${seed}`,
    dialect,
    columns: 5,
    rows: 5,
    fields: [{ column: 1, row: 0, columns: 3, rows: 5, ground: "tint4" }],
    never: ["hue5"],
  });
  // The field's ground is drawn without the keyhole's cell, where the page shows through.
  const ground = box(0, 0, 300, 200) + box(200, 400, 100, 100);
  const lock: Piece[] = [["tint4", ground], ...inPalette("errors/lock")];
  return {
    mosaic: laidOn(paintCells(6, 5, cells), shifted(lock, { dx: cellSize })),
    piece: loose(inPalette("errors/keyhole")),
  };
}

/** An error: 4 by 4 cells round rings that lack a quarter, which is like the one across from it. `tint2` is the page's tint and in no tile. */
export function brokenRings(seed: string, dialect = brand): Puzzle {
  const arcs = { name: "arcs", colour: "paper" } as const;
  const cells = mosaicCells({
    seed: `rings ${seed}`,
    dialect,
    columns: 4,
    rows: 4,
    fields: [{ column: 2, row: 2, columns: 1, rows: 1, ground: "tint2" }],
    cells: [
      { ...arcs, column: 1, row: 1, ground: "hue2", turn: 2 },
      { ...arcs, column: 2, row: 1, ground: "hue1", turn: 3 },
      { ...arcs, column: 1, row: 2, ground: "hue1", turn: 1 },
    ],
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
