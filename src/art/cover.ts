/** Covers: a figure among calm tiles, in the shapes and the hue of a category. */
import { dialectOf, type Family } from "./dialect.ts";
import { figurePieces } from "./figures.ts";
import { cellsIn, type Field, type GridOptions } from "./grid.ts";
import { hueColours, type CategoryHue, type Inks } from "./hues.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import { memoized } from "./memoized.ts";
import type { Picture } from "./picture.ts";
import { pick, randomFrom } from "./random.ts";
import { unturning } from "./tile.ts";

export type CoverOptions = {
  seed: string;
  family: Family & { hue: CategoryHue };
  figure: string;
} & Pick<GridOptions, "beside">;

const size = { columns: 5, rows: 3 };

/** Corners of the figure. In the lower row it avoids the price, which covers 1.2 cells, and the round corner. */
const places = cellsIn({ columns: 4, rows: 2 }).filter(({ column, row }) => row === 0 || column === 2);

function inksOf({ seed, family, beside }: CoverOptions): Inks {
  const inks = hueColours[family.hue].inks.filter(({ ground }) => ground !== beside);
  return pick(randomFrom(`${family.name} figure ${seed}`), inks);
}

/** Cells of a cover, and its figure’s field of 2 by 2 cells, clear of price and round corner. */
export function coverCells(options: CoverOptions) {
  const { seed, family, figure, beside } = options;
  const inks = inksOf(options);
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
    ...size,
    fields: [field],
    // A card is white or paper in the light theme, ink in the dark one.
    ground: ["paper", "ink"],
    beside,
    round: true,
    calm: true,
  });
  return { field, cells };
}

/** A cell that turns on hover, if there is one away from figure, price, corner and face (from column `face`). */
function turningCell(options: CoverOptions, face: number | undefined) {
  const { cells } = coverCells(options);
  const free = cells.filter(
    ({ name, column, row }) =>
      !unturning.has(name) &&
      (row < 2 || column > 1) &&
      column + row < 5 &&
      (face === undefined || row > 1 || column < face || column > face + 1),
  );
  if (free.length === 0) return undefined;
  return pick(randomFrom(`${options.family.name} turn ${options.seed}`), free);
}

/** A cover, with the cells of its figure, of a face beside the figure, and of the tile that turns. `faced`: it has a face. */
export function cover(options: CoverOptions, { faced = false } = {}) {
  const { picture, field } = painted(options);
  const face = { column: field.column < 2 ? 3 : 0, row: 0 };
  return { picture, field, face, turning: turningCell(options, faced ? face.column : undefined) };
}

// Several lists show one course.
const painted = memoized((options: CoverOptions) => {
  const { field, cells } = coverCells(options);
  return { picture: paintCells(size.columns, size.rows, cells, [field]), field };
});

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
