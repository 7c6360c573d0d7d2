import type { CategoryDialect } from "./dialect.ts";
import { figurePieces, type Inks } from "./figures.ts";
import { cellsIn, type Field, type GridOptions } from "./grid.ts";
import { hueColours, type CategoryHue } from "./hues.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import { box } from "./path.ts";
import { cellSize, shifted, toLayers, type Picture } from "./picture.ts";
import { pick, randomFrom } from "./random.ts";
import { unturning } from "./tile.ts";

/** The colours in which a seed has its figure drawn. */
function inksOf({ seed, dialect, beside }: Pick<CoverOptions, "seed" | "dialect" | "beside">): Inks {
  const inks = dialect.inks.filter(({ ground }) => ground !== beside);
  return pick(randomFrom(`${dialect.name} figure ${seed}`), inks);
}

/** What a cover is made from. `columns` is 5 and `rows` 3 unless given; it takes at least 3 by 3 cells. */
export type CoverOptions = {
  seed: string;
  dialect: CategoryDialect;
  figure: string;
  columns?: number;
  rows?: number;
} & Pick<GridOptions, "beside">;

/**
 * What a cover is composed of: the figure's field and the cells round it. The field has 2 by 2 cells and keeps off the first
 * cell of the last row, where a card shows a price, and off the last cell, where the card's corner is round.
 */
export function coverCells(options: CoverOptions) {
  const { seed, dialect, figure, columns = 5, rows = 3, beside } = options;
  const inks = inksOf(options);
  const places: { column: number; row: number }[] = [];
  for (let row = 0; row + 2 <= rows; row++) {
    for (let column = 0; column + 2 <= columns; column++) {
      const last = row + 2 === rows;
      // The price takes 1.2 cells, so a field at the foot starts at the third column.
      if (last && (column < Math.min(2, columns - 2) || column + 2 === columns)) continue;
      places.push({ column, row });
    }
  }
  const field: Field = {
    ...pick(randomFrom(`${dialect.name} place ${seed}`), places),
    columns: 2,
    rows: 2,
    ground: inks.ground,
    pieces: figurePieces(figure, inks),
  };
  const cells = mosaicCells({
    seed,
    dialect,
    columns,
    rows,
    fields: [field],
    // Cards are white or paper by day, ink by night.
    ground: ["paper", "ink"],
    beside,
    round: true,
    calm: true,
  });
  return { columns, rows, field, cells };
}

/**
 * The cells of a cover as so many pieces by which it comes together, one after the other: those nearest to the figure, and the
 * figure itself last. A cell is told by its number, counted from 0 row by row. There are no more pieces than cells.
 */
export function coverPieces(options: CoverOptions, count: number): number[] {
  const { columns, rows, field } = coverCells(options);
  const beyond = (at: number, from: number) => Math.max(from - at, at - from - 1, 0);
  const apart = ({ column, row }: { column: number; row: number }) =>
    beyond(column, field.column) + beyond(row, field.row);
  return cellsIn({ columns, rows })
    .toSorted((a, b) => apart(a) - apart(b))
    .slice(0, count)
    .toReversed()
    .map(({ column, row }) => row * columns + column);
}

/** The cover of a record: a figure, and calm tiles in the category's dialect round it. */
export function cover(options: CoverOptions): Picture {
  const { columns, rows, field, cells } = coverCells(options);
  return paintCells(columns, rows, cells, [field]);
}

/**
 * The cell of a cover that turns by a quarter while the card is pointed at: one that a turn changes, away from the figure, the
 * price and the round corner. Undefined when the cover has none.
 */
export function turningCell(options: CoverOptions): readonly [column: number, row: number] | undefined {
  const { columns, rows, cells } = coverCells(options);
  const free = cells.filter(
    ({ name, column, row }) =>
      !unturning.has(name) && (row < rows - 1 || column > 1) && column + row < columns + rows - 3,
  );
  if (free.length === 0) return undefined;
  const { column, row } = pick(randomFrom(`${options.dialect.name} turn ${options.seed}`), free);
  return [column, row];
}

/** The figure of a cover alone, on the same ground as the cover of that seed: 2 by 2 cells. */
export function thumbnail(options: Pick<CoverOptions, "seed" | "dialect" | "figure" | "beside">): Picture {
  const inks = inksOf(options);
  const pieces = figurePieces(options.figure, inks);
  return paintCells(2, 2, [], [{ column: 0, row: 0, columns: 2, rows: 2, ground: inks.ground, pieces }]);
}

/** Figures side by side on the tint of a hue, 2 by 2 cells each: one file for all, of which a page shows the parts. */
export function figureRow(figures: readonly string[], hue: CategoryHue, { bold = false } = {}): Picture {
  const inks = hueColours[hue].inks[bold ? 1 : 0];
  const side = 2 * cellSize;
  const pieces = figures.flatMap((figure, index) =>
    shifted(figurePieces(figure, inks), { dx: index * side }),
  );
  return {
    width: figures.length * side,
    height: side,
    layers: toLayers([[inks.ground, box(0, 0, figures.length * side, side)], ...pieces]),
  };
}
