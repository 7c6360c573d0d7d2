/** Covers: a figure among calm tiles, in the shapes and the hue of a category. */
import { dialectOf, type Family } from "./dialect.ts";
import { figurePieces } from "./figures.ts";
import { cellsIn, type Field, type GridOptions } from "./grid.ts";
import { hueColours, type CategoryHue } from "./hues.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import { memoized } from "./memoized.ts";
import type { Picture } from "./picture.ts";
import { pick, randomFrom } from "./random.ts";
import { unturning } from "./tile.ts";

export type CoverOptions = {
  seed: string;
  family: Family & { hue: CategoryHue };
  figure: string;
  /** Its number in the category. Neighbours differ in the place and the ground of the figure. */
  nth?: number;
} & Pick<GridOptions, "beside">;

const size = { columns: 5, rows: 3 };

/** Corners of the figure. In the lower row it avoids the price, which covers 1.2 cells, and the round corner. */
const places = cellsIn({ columns: 4, rows: 2 }).filter(({ column, row }) => row === 0 || column === 2);

const random = (what: string, { family, seed }: CoverOptions) => randomFrom(`${family.name} ${what} ${seed}`);

const choose = <Item>(what: string, items: readonly Item[], options: CoverOptions): Item =>
  items[(options.nth ?? NaN) % items.length] ?? pick(random(what, options), items);

/** The figure on its ground: 2 by 2 cells. */
function figureField(options: CoverOptions, place: { column: number; row: number }): Field {
  const { family, figure, beside } = options;
  const apart = hueColours[family.hue].inks.filter(({ ground }) => ground !== beside);
  const inks = choose("figure", apart, options);
  return { ...place, columns: 2, rows: 2, ground: inks.ground, pieces: figurePieces(figure, inks) };
}

/** Cells of a cover, and its figure’s field, clear of price and round corner. */
export function coverCells(options: CoverOptions) {
  const { seed, family, beside } = options;
  const field = figureField(options, choose("place", places, options));
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

/** A cover, with the cells of its figure, of a face beside the figure, and of a tile that turns on hover. `faced`: it has a face. */
export function cover(options: CoverOptions, { faced = false } = {}) {
  const { picture, field, cells } = painted(options);
  const face = { column: field.column < 2 ? 3 : 0, row: 0 };
  const isCovered = ({ column, row }: { column: number; row: number }) =>
    faced && row < 2 && column >= face.column && column < face.column + 2;
  // Away from price and round corner.
  const free = cells.filter(
    (cell) =>
      !unturning.has(cell.name) &&
      (cell.row < 2 || cell.column > 1) &&
      cell.column + cell.row < 5 &&
      !isCovered(cell),
  );
  const turning = free.length > 0 ? pick(random("turn", options), free) : undefined;
  return { picture, field, face, turning };
}

// Several lists show one course.
const painted = memoized((options: CoverOptions) => {
  const { field, cells } = coverCells(options);
  return { picture: paintCells(size, cells, [field]), field, cells };
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
  return paintCells({ columns: 2, rows: 1 }, spare);
}

/** The figure of a cover without tiles. */
export const thumbnail = (options: CoverOptions): Picture =>
  paintCells({ columns: 2, rows: 2 }, [], [figureField(options, { column: 0, row: 0 })]);
