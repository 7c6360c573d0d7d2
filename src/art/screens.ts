import { dialectOf } from "./dialect.ts";
import { inPalette } from "./drawing.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import type { Colour } from "./palette.ts";
import { box } from "./path.ts";
import { cellSize, laidOn, shifted, toLayers, type Picture, type Piece } from "./picture.ts";
import { tilePath } from "./tile.ts";

// Each figure's ground on 2 by 6 cells, and the colours its tiles avoid, so that three hues remain.
const figures = {
  key: { ground: "hue2", never: ["hue4", "tint4", "hue5"] },
  pencil: { ground: "hue4", never: ["hue2", "tint2", "hue5"] },
} as const satisfies Record<string, { ground: Colour; never: readonly Colour[] }>;

type AccountFigure = keyof typeof figures;

/** 8 by 7 cells, in no page colour. Narrow windows show only columns 3 and 4, with the figure, as a strip. */
export function account({ figure, seed }: { figure: AccountFigure; seed: string }): Picture {
  const { ground, never } = figures[figure];
  const grid = { columns: 8, rows: 7 };
  const cells = mosaicCells({
    seed,
    dialect: dialectOf({}),
    ...grid,
    fields: [{ column: 2, row: 1, columns: 2, rows: 6, ground }],
    never: ["paper", "ink", ...never],
    solidShare: 0.35,
    calm: true,
  });
  // Shapes of tiles overlap the field, so the field comes on top.
  const drawn: Piece[] = [[ground, box(0, 0, 200, 600)], ...inPalette(`account/${figure}`)];
  const tiles = paintCells(grid.columns, grid.rows, cells);
  return laidOn(tiles, shifted(drawn, { dx: 2 * cellSize, dy: cellSize }));
}

const rim = 3;

/** The loose tile. Its rim separates it from what it covers. */
function loose(pieces: readonly Piece[]): Picture {
  const side = cellSize + 2 * rim;
  const ground: Picture = { width: side, height: side, layers: toLayers([["paper", box(0, 0, side, side)]]) };
  return laidOn(ground, shifted(pieces, { dx: rim, dy: rim }));
}

/** Access denied: 5 by 5 cells with a lock without keyhole. `hue5`, the page's tint, shows through the hole. */
function lock(seed: string) {
  const cells = mosaicCells({
    seed: `lock ${seed}`,
    dialect: dialectOf({}),
    columns: 5,
    rows: 5,
    fields: [{ column: 1, row: 0, columns: 3, rows: 5, ground: "tint4" }],
    never: ["hue5"],
  });
  // The ground leaves out the keyhole's cell.
  const ground = box(0, 0, 300, 200) + box(200, 400, 100, 100);
  const drawn: Piece[] = [["tint4", ground], ...inPalette("errors/lock")];
  return {
    mosaic: laidOn(paintCells(6, 5, cells), shifted(drawn, { dx: cellSize })),
    piece: loose(inPalette("errors/keyhole")),
  };
}

/** Error: 4 by 4 cells with rings that lack a quarter. No tile has `tint2`, the page's tint. */
function rings(seed: string) {
  const arcs = { name: "arcs", colour: "paper" } as const;
  const cells = mosaicCells({
    seed: `rings ${seed}`,
    dialect: dialectOf({}),
    columns: 4,
    rows: 4,
    fields: [{ column: 2, row: 2, columns: 1, rows: 1, ground: "tint2" }],
    cells: [
      { ...arcs, column: 1, row: 1, ground: "hue1", turn: 2 },
      { ...arcs, column: 2, row: 1, ground: "hue2", turn: 3 },
      { ...arcs, column: 1, row: 2, ground: "hue2", turn: 1 },
    ],
    never: ["tint2"],
  });
  return {
    mosaic: paintCells(5, 4, cells),
    piece: loose([
      ["hue1", box(0, 0, cellSize, cellSize)],
      // The arcs extend into the rim.
      ["paper", tilePath("arcs", -0.5, -0.5, 0)],
    ]),
  };
}

/** A mosaic of the seed without a piece, and the piece. */
export const puzzle = (of: "lock" | "rings", seed: string) => ({ lock, rings })[of](seed);
