import { dialectOf } from "./dialect.ts";
import { inPalette } from "./drawing.ts";
import type { Cell, Field } from "./grid.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import { palette } from "./palette.ts";
import { format } from "./path.ts";
import { paint } from "./picture.ts";
import { tilePath, unturning } from "./tile.ts";

const [columns, rows] = [7, 6];
const face: Field = { column: 2, row: 1, columns: 2, rows: 3, ground: "hue5" };
const book: Field = { column: 3, row: 5, columns: 2, rows: 1, ground: "hue2" };
const label: Field = { column: 1, row: 5, columns: 2, rows: 1, ground: "tint3" };

/** Without shapes that look the same when turned: a click would show nothing. */
const brand = dialectOf({});
const dialect = { ...brand, shapes: brand.shapes.filter(([name]) => !unturning.has(name)) };

function fromFace({ column, row }: Cell): number {
  const aside = Math.max(face.column - column, column - face.column - face.columns + 1, 0);
  return aside + Math.max(face.row - row, row - face.row - face.rows + 1, 0);
}

/** A tile of the hero's mosaic. `shape` is the path that turns; plain tiles have none. */
function toTile({ column, row, name, turn, ground, colour }: Cell) {
  const shape = format(tilePath(name, 0, 0, turn));
  return { column, row, name, ground: palette[ground], colour: palette[colour], ...(shape && { shape }) };
}

/** Tiles of the hero: `rings` by distance from the face, `fields` for face and book, `picture` for all as one. */
export function heroMosaic(seed: string) {
  const cells = mosaicCells({
    seed: `hero ${seed}`,
    dialect,
    columns,
    rows,
    ground: "paper",
    fields: [face, book, label],
    solidShare: 0.08,
    cells: [{ column: 0, row: 5, ground: "hue3", name: "solid", turn: 0, colour: "hue3" }],
  });
  const rings: ReturnType<typeof toTile>[][] = [];
  for (const cell of cells) (rings[fromFace(cell) - 1] ??= []).push(toTile(cell));
  const fields = [
    { ...face, pieces: inPalette("scenes/face") },
    { ...book, pieces: inPalette("scenes/book") },
  ];
  return {
    rings,
    fields: paint(paintCells(columns, rows, [], fields)).layers,
    picture: paintCells(columns, rows, cells, [...fields, label]),
  };
}
