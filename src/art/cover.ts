/** Covers: a figure among calm tiles, in the shapes and the hue of a category. */
import { dialectOf, type Family } from "./dialect.ts";
import { figurePieces } from "./figures.ts";
import type { Field, GridOptions } from "./grid.ts";
import { hueColours, type CategoryHue, type Inks } from "./hues.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import type { Picture } from "./picture.ts";
import { pick, randomFrom } from "./random.ts";
import { unturning } from "./tile.ts";

export type CoverOptions = {
  seed: string;
  family: Family & { hue: CategoryHue };
  figure: string;
  columns?: number;
  rows?: number;
} & Pick<GridOptions, "beside">;

function inksOf({ seed, family, beside }: CoverOptions): Inks {
  const inks = hueColours[family.hue].inks.filter(({ ground }) => ground !== beside);
  return pick(randomFrom(`${family.name} figure ${seed}`), inks);
}

/** Cells of a cover, and its figure’s field of 2 by 2 cells, clear of price and round corner. */
export function coverCells(options: CoverOptions) {
  const { seed, family, figure, columns = 5, rows = 3, beside } = options;
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
    ...pick(randomFrom(`${family.name} place ${seed}`), places),
    columns: 2,
    rows: 2,
    ground: inks.ground,
    pieces: figurePieces(figure, inks),
  };
  const cells = mosaicCells({
    seed,
    dialect: dialectOf({ family }),
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

/** A cell that turns on hover, if there is one away from figure, price, corner and face (from column `face`). */
function turningCell(options: CoverOptions, face: number | undefined) {
  const { columns, rows, cells } = coverCells(options);
  const free = cells.filter(
    ({ name, column, row }) =>
      !unturning.has(name) &&
      (row < rows - 1 || column > 1) &&
      column + row < columns + rows - 3 &&
      (face === undefined || row > 1 || column < face || column > face + 1),
  );
  if (free.length === 0) return undefined;
  return pick(randomFrom(`${options.family.name} turn ${options.seed}`), free);
}

/** A cover, with the cells of its figure, of a face beside the figure, and of the tile that turns. `faced`: it has a face. */
export function cover(options: CoverOptions, { faced = false } = {}) {
  const { columns, rows, field, cells } = coverCells(options);
  const face = { column: field.column < 2 ? 3 : 0, row: 0 };
  return {
    picture: paintCells(columns, rows, cells, [field]),
    field,
    face,
    turning: turningCell(options, faced ? face.column : undefined),
  };
}

/** Two tiles of a cover, for a place beside its figure. Neighbours have different grounds, and none is ink, the dark page's colour. */
export function spareTiles(options: CoverOptions): Picture {
  const { cells, field } = coverCells(options);
  const coloured = cells.filter(
    ({ ground, colour, name }) => ground !== "ink" && colour !== "ink" && name !== "solid",
  );
  const first = coloured.find(({ ground }) => ground !== field.ground);
  const second = coloured.find(({ ground, name }) => ground !== first?.ground && name !== first?.name);
  const spare = [first, second].flatMap((cell, at) => (cell ? [{ ...cell, column: at, row: 0 }] : []));
  return paintCells(2, 1, spare);
}

/** The figure of a cover without tiles: 2 by 2 cells on the same ground. */
export function thumbnail(options: CoverOptions): Picture {
  const inks = inksOf(options);
  const pieces = figurePieces(options.figure, inks);
  return paintCells(2, 2, [], [{ column: 0, row: 0, columns: 2, rows: 2, ground: inks.ground, pieces }]);
}
