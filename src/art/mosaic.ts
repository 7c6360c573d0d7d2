import { memoized } from "./memoized.ts";
import { cellsIn, placeOf, type Cell, type Field, type GridOptions } from "./grid.ts";
import { chooseColours } from "./mosaic-colours.ts";
import { chooseShapes } from "./mosaic-shapes.ts";
import type { Colour } from "./palette.ts";
import { format } from "./path.ts";
import { areaBox, cellSize, mergeApart, placed, shifted } from "./picture.ts";
import type { Layer, Picture, Size } from "./picture.ts";
import { randomFrom } from "./random.ts";
import { fills, tilePath, type Side } from "./tile.ts";

/** Cells of a mosaic, row by row, without fields. Neighbours never share a ground. Throws a RangeError if no colour fits. */
export const mosaicCells = ({ fields = [], ...options }: GridOptions): readonly Cell[] =>
  // What stands in a field changes no cell.
  cellsOf({ ...options, fields: fields.map(({ pieces: _pieces, picture: _picture, ...field }) => field) });

// A card, its page and its share picture ask for the same cells.
const cellsOf = memoized((options: GridOptions): readonly Cell[] => {
  const { seed, dialect, columns, rows, fields = [], ground = [], beside = [] } = options;
  const occupied = new Set(fields.flatMap(cellsIn).map(({ column, row }) => placeOf(column, row)));
  // If no colour fits a cell, draw all again from the seed. With few hues one attempt in twenty succeeds.
  for (let attempt = 0; attempt < 1000; attempt++) {
    const random = randomFrom(`${dialect.name} ${columns}x${rows} ${seed} ${attempt}`);
    const shapes = chooseShapes(options, random, occupied);
    const edge = attempt < 25 ? [ground, beside].flat() : ground;
    const coloured = chooseColours({ ...options, ground: edge }, random, shapes);
    if (coloured !== undefined) return coloured;
  }
  throw new RangeError(`No colours fit the mosaic "${seed}".`);
});

/** Overlap of a shape with the next cell, in units, so that anti-aliasing leaves no hairline. */
const overlap = 0.5;

/** Paints cells and fields. Pieces must stay inside their field. */
export function paintCells(size: Size, cells: readonly Cell[], fields: readonly Field[] = []): Picture {
  const { columns, rows } = size;
  const runs: Field[] = fields.map((field) => ({ ...field }));
  for (const { ground, column, row } of cells) {
    const left = runs.find((run) => run.row === row && run.rows === 1 && run.column + run.columns === column);
    if (left?.ground === ground) left.columns++;
    else runs.push({ ground, column, row, columns: 1, rows: 1 });
  }
  const grounds = Map.groupBy(runs, ({ ground }) => ground);
  const isCovered = runs.reduce((sum, run) => sum + run.columns * run.rows, 0) === columns * rows;
  const [most] = [...grounds].toSorted(([, a], [, b]) => b.length - a.length);
  // One ground fills the picture: fewer bytes, and no gaps between rectangles.
  const base = isCovered ? most?.[0] : undefined;
  if (base) grounds.delete(base);
  const whole = base ? [[base, [{ column: 0, row: 0, columns, rows }]] as const] : [];
  const layers = [...whole, ...grounds].map(([fill, areas]): Layer => ({
    fill,
    d: format(areas.map(areaBox).join("")),
    crisp: true,
  }));
  const occupied = new Set([...cells, ...fields.flatMap(cellsIn)].map((at) => placeOf(at.column, at.row)));
  const empty = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && !occupied.has(placeOf(column, row));
  const shapes = new Map<Colour, string>();
  for (const { name, column, row, turn, colour: shade } of cells) {
    const shift = (side: Side, besideColumn: number, besideRow: number) =>
      fills(name, turn, side) && !empty(besideColumn, besideRow) ? overlap : 0;
    const d = tilePath(
      name,
      column * cellSize + shift(1, column + 1, row) - shift(3, column - 1, row),
      row * cellSize + shift(2, column, row + 1) - shift(0, column, row - 1),
      turn,
    );
    if (d !== "") shapes.set(shade, (shapes.get(shade) ?? "") + d);
  }
  const pieces = fields.flatMap(({ column, row, pieces: drawn = [] }) =>
    shifted(drawn, { dx: column * cellSize, dy: row * cellSize }),
  );
  const pictures = fields.flatMap(({ picture, inset = 0, row, rows: high, ...field }) =>
    picture ? placed(picture, { ...field, row: row + inset, rows: high - 2 * inset }) : [],
  );
  return {
    width: columns * cellSize,
    height: rows * cellSize,
    layers: [...layers, ...mergeApart(shapes, pieces), ...pictures],
  };
}

/** A mosaic with its fields. */
export function mosaic(options: GridOptions): Picture {
  const drawn = options.fields?.filter(({ free }) => !free);
  return paintCells(options, mosaicCells(options), drawn);
}
