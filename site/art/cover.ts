import type { Category } from "./dialect.ts";
import type { FigureName } from "./figures.ts";
import { categoryFigures, figurePieces } from "./figures.ts";
import type { Inks } from "./figures/inks.ts";
import type { Cell, Field } from "./grid.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import { move } from "./path.ts";
import type { Picture } from "./picture.ts";
import { cellSize } from "./picture.ts";
import { pick, randomFrom } from "./random.ts";
import type { TileName } from "./tile.ts";

/** The colours a category's figures are drawn in; a seed picks one set. */
export const inkSets: Record<Category, readonly Inks[]> = {
  design: [
    { ground: "blush", body: "vermilion", mark: "blush", deep: "ink", accent: "saffron" },
    { ground: "vermilion", body: "paper", mark: "vermilion", deep: "ink", accent: "saffron" },
    { ground: "lilac", body: "vermilion", mark: "lilac", deep: "ink", accent: "saffron" },
    { ground: "saffron", body: "vermilion", mark: "butter", deep: "ink", accent: "paper" },
  ],
  development: [
    { ground: "sky", body: "cobalt", mark: "sky", deep: "ink", accent: "vermilion" },
    { ground: "cobalt", body: "paper", mark: "cobalt", deep: "vermilion", accent: "saffron" },
    { ground: "mint", body: "cobalt", mark: "mint", deep: "ink", accent: "vermilion" },
    { ground: "cobalt", body: "sky", mark: "cobalt", deep: "vermilion", accent: "saffron" },
  ],
  management: [
    { ground: "butter", body: "vermilion", mark: "butter", deep: "ink", accent: "saffron" },
    { ground: "saffron", body: "ink", mark: "saffron", deep: "vermilion", accent: "paper" },
    { ground: "sky", body: "vermilion", mark: "sky", deep: "ink", accent: "saffron" },
    { ground: "butter", body: "ink", mark: "butter", deep: "vermilion", accent: "saffron" },
  ],
  finance: [
    { ground: "mint", body: "jade", mark: "mint", deep: "ink", accent: "saffron" },
    { ground: "jade", body: "paper", mark: "jade", deep: "ink", accent: "saffron" },
    { ground: "lilac", body: "jade", mark: "lilac", deep: "ink", accent: "saffron" },
    { ground: "saffron", body: "jade", mark: "butter", deep: "ink", accent: "paper" },
  ],
};

function choose(
  seed: string,
  category: Category,
  figure: FigureName | undefined,
): { inks: Inks; figure: FigureName } {
  const random = randomFrom(`${category} figure ${seed}`);
  const inks = pick(random, inkSets[category]);
  return { inks, figure: figure ?? pick(random, categoryFigures[category]) };
}

/** What a cover is made from. `columns` is 5 and `rows` 3 unless given; it takes at least 3 by 3 cells. */
export type CoverOptions = {
  seed: string;
  category: Category;
  figure?: FigureName;
  columns?: number;
  rows?: number;
};

/**
 * What a cover is composed of: the figure's field and the cells round it. The field has 2 by 2 cells and keeps off the first
 * cell of the last row, where a card shows a price, and off the last cell, where the card's corner is round. Throws a RangeError
 * when there are fewer than 3 by 3 cells.
 */
export function coverCells(options: CoverOptions): {
  field: Field;
  cells: Cell[];
  figure: FigureName;
  inks: Inks;
} {
  const { seed, category, columns = 5, rows = 3 } = options;
  if (columns < 3 || rows < 3)
    throw new RangeError(`A cover has at least 3 by 3 cells, not ${columns} by ${rows}.`);
  const { inks, figure } = choose(seed, category, options.figure);
  const places: Field[] = [];
  for (let row = 0; row + 2 <= rows; row++) {
    for (let column = 0; column + 2 <= columns; column++) {
      const last = row + 2 === rows;
      // The price takes 1.2 cells, so a field at the foot starts at the third column.
      if (last && (column < Math.min(2, columns - 2) || column + 2 === columns)) continue;
      places.push({ column, row, columns: 2, rows: 2, ground: inks.ground });
    }
  }
  const field = pick(randomFrom(`${category} place ${seed}`), places);
  const cells = mosaicCells({
    seed,
    dialect: category,
    columns,
    rows,
    fields: [field],
    solidShare: 0.25,
    calm: true,
  });
  return { field, cells, figure, inks };
}

/**
 * The cover of a record: a figure, and calm tiles in the category's dialect round it. When no figure is given, the seed picks
 * one of the category's. Throws a RangeError when there are fewer than 3 by 3 cells.
 */
export function cover(options: CoverOptions): Picture {
  const { columns = 5, rows = 3 } = options;
  const { field, cells, figure, inks } = coverCells(options);
  const pieces = figurePieces(figure, inks).map(
    ([colour, d]) => [colour, move(d, { dx: field.column * cellSize, dy: field.row * cellSize })] as const,
  );
  return paintCells(columns, rows, cells, [field], pieces);
}

// Shapes that look the same after a quarter turn.
const unturning: ReadonlySet<TileName> = new Set<TileName>([
  "solid",
  "disc",
  "circle",
  "ring",
  "dots",
  "plus",
]);

/**
 * The cell of a cover that turns by a quarter while the card is pointed at: one that a turn changes, away from the figure, the
 * price and the round corner. Undefined when the cover has none.
 */
export function turningCell(options: CoverOptions): readonly [column: number, row: number] | undefined {
  const { columns = 5, rows = 3 } = options;
  const free = coverCells(options).cells.filter(
    ({ name, column, row }) =>
      !unturning.has(name) && (row < rows - 1 || column > 1) && column + row < columns + rows - 3,
  );
  if (free.length === 0) return undefined;
  const { column, row } = pick(randomFrom(`${options.category} turn ${options.seed}`), free);
  return [column, row];
}

/** The figure of a cover alone, on the same ground as the cover of that seed: 2 by 2 cells. */
export function thumbnail(options: { seed: string; category: Category; figure?: FigureName }): Picture {
  const { inks, figure } = choose(options.seed, options.category, options.figure);
  const field: Field = { column: 0, row: 0, columns: 2, rows: 2, ground: inks.ground };
  return paintCells(2, 2, [], [field], figurePieces(figure, inks));
}
