import type { CategoryDialect } from "./dialect.ts";
import { figurePieces, type Inks } from "./figures.ts";
import type { Field, GridOptions } from "./grid.ts";
import { hueColours, type CategoryHue } from "./hues.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import type { Colour } from "./palette.ts";
import { box } from "./path.ts";
import { cellSize, shifted, toLayers, type Picture } from "./picture.ts";
import { pick, randomFrom } from "./random.ts";
import { unturning } from "./tile.ts";

function inksOf({ seed, dialect, beside }: Pick<CoverOptions, "seed" | "dialect" | "beside">): Inks {
  const inks = dialect.inks.filter(({ ground }) => ground !== beside);
  return pick(randomFrom(`${dialect.name} figure ${seed}`), inks);
}

export type CoverOptions = {
  seed: string;
  dialect: CategoryDialect;
  figure: string;
  columns?: number;
  rows?: number;
} & Pick<GridOptions, "beside">;

/** Cells of a cover, and its figure’s field of 2 by 2 cells, clear of price and round corner. */
export function coverCells(options: CoverOptions) {
  const { seed, dialect, figure, columns = 5, rows = 3, beside } = options;
  const inks = inksOf(options);
  const places: { column: number; row: number }[] = [];
  for (let row = 0; row + 2 <= rows; row++) {
    for (let column = 0; column + 2 <= columns; column++) {
      const last = row + 2 === rows;
      // The price covers 1.2 cells.
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
    // A card is white or paper in the light theme, ink in the dark one.
    ground: ["paper", "ink"],
    beside,
    round: true,
    calm: true,
  });
  return { columns, rows, field, cells };
}

export function cover(options: CoverOptions): Picture {
  const { columns, rows, field, cells } = coverCells(options);
  return paintCells(columns, rows, cells, [field]);
}

/** First column of a face of 2 by 2 cells in the upper rows, beside the figure. */
export const faceColumn = (options: CoverOptions): number => (coverCells(options).field.column < 2 ? 3 : 0);

/** A cell that turns on hover, if there is one away from figure, price, corner and face (from column `face`). */
export function turningCell(
  options: CoverOptions,
  face?: number,
): readonly [column: number, row: number] | undefined {
  const { columns, rows, cells } = coverCells(options);
  const free = cells.filter(
    ({ name, column, row }) =>
      !unturning.has(name) &&
      (row < rows - 1 || column > 1) &&
      column + row < columns + rows - 3 &&
      (face === undefined || row > 1 || column < face || column > face + 1),
  );
  if (free.length === 0) return undefined;
  const { column, row } = pick(randomFrom(`${options.dialect.name} turn ${options.seed}`), free);
  return [column, row];
}

/** Two tiles of a cover, for a place beside its figure. Neighbours have different grounds, and none is ink, the dark page's colour. */
export function spareTiles(options: CoverOptions): Picture {
  const { cells, field } = coverCells(options);
  const coloured = cells.filter(
    ({ ground, colour, name }) => ground !== "ink" && colour !== "ink" && name !== "solid",
  );
  const first = coloured.find(({ ground }) => ground !== field.ground);
  const second = coloured.find(({ ground, name }) => ground !== first?.ground && name !== first?.name);
  return paintCells(
    2,
    1,
    [first, second].flatMap((cell, at) => (cell ? [{ ...cell, column: at, row: 0 }] : [])),
  );
}

/** The figure of a cover without tiles: 2 by 2 cells on the same ground. */
export function thumbnail(options: Pick<CoverOptions, "seed" | "dialect" | "figure" | "beside">): Picture {
  const inks = inksOf(options);
  const pieces = figurePieces(options.figure, inks);
  return paintCells(2, 2, [], [{ column: 0, row: 0, columns: 2, rows: 2, ground: inks.ground, pieces }]);
}

/** Three inks for figures side by side: neighbours differ in their ground. The ground `beside` them comes last. */
export function inksInTurn({ inks }: CategoryDialect, beside: Colour): readonly Inks[] {
  const byUse = inks.toSorted((a, b) => Number(a.ground === beside) - Number(b.ground === beside));
  const grounds = new Map(byUse.map((one) => [one.ground, one]));
  const onPaper = inks.map((one): Inks => ({ ...one, ground: "paper", mark: "paper" }));
  return [...grounds.values(), ...onPaper].slice(0, 3);
}

/** Figures, each with its inks, side by side in one picture, 2 by 2 cells each. A page shows parts of it. */
export function figureRow(figures: readonly { figure: string; inks: Inks }[]): Picture {
  const side = 2 * cellSize;
  const drawn = figures.map(({ figure, inks }, index) => ({
    ground: [inks.ground, box(index * side, 0, side, side)] as const,
    pieces: shifted(figurePieces(figure, inks), { dx: index * side }),
  }));
  return {
    width: figures.length * side,
    height: side,
    layers: toLayers([...drawn.map(({ ground }) => ground), ...drawn.flatMap(({ pieces }) => pieces)]),
  };
}

/** A figure alone. `bold`: on the colour itself, not on its tint. */
export const figureAlone = (figure: string, hue: CategoryHue, { bold = false } = {}): Picture =>
  figureRow([{ figure, inks: hueColours[hue].inks[bold ? 1 : 0] }]);
