import { memoized } from "./memoized.ts";
import { cellsIn, placeOf, type Cell, type Field, type GridOptions } from "./grid.ts";
import { chooseColours } from "./mosaic-colours.ts";
import { chooseShapes } from "./mosaic-shapes.ts";
import type { Colour } from "./palette.ts";
import { box, format } from "./path.ts";
import { cellSize, mergeApart, shifted, type Layer, type Picture } from "./picture.ts";
import { randomFrom } from "./random.ts";
import { fills, tilePath, type Side } from "./tile.ts";

/** Cells of a mosaic, row by row, without fields. Neighbours never share a ground. Throws a RangeError if no colour fits. */
export const mosaicCells = (options: GridOptions): readonly Cell[] =>
  // Drawings in fields change no cell.
  cellsOf(JSON.stringify(options, (key, value: unknown) => (key === "pieces" ? undefined : value)));

// A card, its page and its share picture ask for the same cells.
const cellsOf = memoized((text: string): readonly Cell[] => {
  const options: GridOptions = JSON.parse(text);
  const { seed, dialect, columns, rows, fields = [], cells: given = [], ground = [], beside = [] } = options;
  const occupied = new Set(
    [...given, ...fields.flatMap(cellsIn)].map(({ column, row }) => placeOf(column, row)),
  );
  // If no colour fits a cell, draw all again from the seed. With few hues one attempt in twenty succeeds.
  for (let attempt = 0; attempt < 1000; attempt++) {
    const random = randomFrom(`${dialect.name} ${columns}x${rows} ${seed} ${attempt}`);
    const shapes = chooseShapes(options, random, occupied);
    const edge = attempt < 25 ? [ground, beside].flat() : ground;
    const coloured = chooseColours({ ...options, ground: edge }, random, shapes);
    if (coloured !== undefined) {
      return [...coloured, ...given].toSorted((a, b) => a.row - b.row || a.column - b.column);
    }
  }
  throw new RangeError(`No colours fit the mosaic "${seed}".`);
});

/** Overlap of a shape with the next cell, in units, so that anti-aliasing leaves no hairline. */
const overlap = 0.5;

/** Paints cells and fields. Pieces must stay inside their field. `under`: ground of the picture, which shows at a round corner. */
export function paintCells(
  columns: number,
  rows: number,
  cells: readonly Cell[],
  fields: readonly Field[] = [],
  under?: Colour,
): Picture {
  const runs: Field[] = fields.map((field) => ({ ...field }));
  for (const cell of cells) {
    const left = runs.find(
      (run) => run.row === cell.row && run.rows === 1 && run.column + run.columns === cell.column,
    );
    if (left?.ground === cell.ground) left.columns++;
    else runs.push({ ground: cell.ground, column: cell.column, row: cell.row, columns: 1, rows: 1 });
  }
  const area = new Map<Colour, number>();
  const rectangles = new Map<Colour, number>();
  for (const run of runs) {
    area.set(run.ground, (area.get(run.ground) ?? 0) + run.columns * run.rows);
    rectangles.set(run.ground, (rectangles.get(run.ground) ?? 0) + 1);
  }
  const covered = [...area.values()].reduce((sum, n) => sum + n, 0) === columns * rows;
  // One ground fills the picture: fewer bytes, and no gaps between rectangles.
  const base = covered ? (under ?? [...rectangles].toSorted((a, b) => b[1] - a[1])[0]?.[0]) : undefined;
  const crisp = (fill: Colour, d: string): Layer => ({ fill, d: format(d), crisp: true });
  const layers: Layer[] = [];
  if (base !== undefined) layers.push(crisp(base, box(0, 0, columns * cellSize, rows * cellSize)));
  for (const ground of area.keys()) {
    if (ground === base) continue;
    const d = runs
      .filter((run) => run.ground === ground)
      .map((run) =>
        box(run.column * cellSize, run.row * cellSize, run.columns * cellSize, run.rows * cellSize),
      )
      .join("");
    layers.push(crisp(ground, d));
  }
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
  layers.push(...mergeApart(shapes, pieces));
  return { width: columns * cellSize, height: rows * cellSize, layers };
}
