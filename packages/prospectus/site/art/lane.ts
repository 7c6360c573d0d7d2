import type { Dialect } from "./dialect.ts";
import type { Cell, Field, GridOptions } from "./grid.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import { move } from "./path.ts";
import { tilePath } from "./tile.ts";

const columns = 4;
const pairs = 10;

/**
 * Tiles beside the text of a course. Each pair of rows has a large tile.
 * The last column has small tiles only, so any row can be the first.
 */
export function lane(seed: string, dialect: Dialect) {
  const calm = { dialect, never: ["paper", "ink"], calm: true } satisfies Partial<GridOptions>;
  const large = mosaicCells({ ...calm, seed, columns: 1, rows: pairs, solidShare: 0 });
  const fields = large.map(({ ground, colour, name, turn, row }): Field => ({
    column: row % 2,
    row: 2 * row,
    columns: 2,
    rows: 2,
    ground,
    pieces: [[colour, move(tilePath(name, 0, 0, turn), { scale: 2 })]],
  }));
  // Pair by pair, since few colours fit so many tiles at once.
  const small = fields.flatMap(({ row, ...field }) =>
    mosaicCells({
      ...calm,
      seed: `${seed} ${row}`,
      columns,
      rows: 2,
      fields: [{ ...field, row: 0 }],
      solidShare: 0.5,
    }).map((cell): Cell => ({ ...cell, row: row + cell.row })),
  );
  return paintCells(columns, 2 * pairs, small, fields);
}
