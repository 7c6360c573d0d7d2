import { brand, type Dialect } from "./dialect.ts";
import type { Cell, Field } from "./grid.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import type { Hex, Palette } from "./palette.ts";
import { format, move, sector } from "./path.ts";
import type { Layer, Picture, Piece } from "./picture.ts";
import { cellSize, paint } from "./picture.ts";
import { tilePath, unturning, type TileName } from "./tile.ts";

function moved(pieces: readonly Piece[], { column, row }: Field): Piece[] {
  return pieces.map(
    ([colour, d]) => [colour, move(d, { dx: column * cellSize, dy: row * cellSize })] as const,
  );
}

// A face on 2 by 3 cells. The line between the two columns parts it into halves of other colours: hair and shoulders are
// quarters, the nose of the right half reaches into the left, and the smile changes its colour midway.
const facePieces: readonly Piece[] = [
  ["hue2", "M0 100A100 100 0 0 1 100 0V216H20A20 20 0 0 1 0 196Z"],
  ["ink", "M100 0A100 100 0 0 1 200 100V196A20 20 0 0 1 180 216H100Z"],
  ["hue3", "M0 300A100 78 0 0 1 100 222V300Z"],
  ["hue4", "M100 222A100 78 0 0 1 200 300H100Z"],
  ["tint1", "M100 72A60 60 0 0 0 40 132A60 68 0 0 0 78 196V226A22 22 0 0 0 100 248Z"],
  [
    "hue1",
    "M100 72A60 60 0 0 1 160 132A60 68 0 0 1 122 196V226A22 22 0 0 1 100 248ZM100 118V156H84Z" +
      sector(100, 146, 34, 26, 90, 142),
  ],
  ["tint1", sector(100, 146, 34, 26, 38, 90)],
  ["ink", "M58 126H84A13 13 0 0 1 58 126ZM116 126H142A13 13 0 0 1 116 126Z"],
];

// An open book on 2 by 1 cells: the cover shows under two pages that meet on the line between the cells.
const bookPieces: readonly Piece[] = [
  ["hue1", "M10 30H190V88H108A8 8 0 0 1 92 88H10Z"],
  ["paper", "M100 28A106 106 0 0 0 18 16V78A106 106 0 0 1 100 88Z"],
  ["tint3", "M100 28A106 106 0 0 1 182 16V78A106 106 0 0 0 100 88Z"],
];

const [columns, rows] = [7, 6];
const face: Field = { column: 2, row: 1, columns: 2, rows: 3, ground: "hue5" };
const book: Field = { column: 3, row: 5, columns: 2, rows: 1, ground: "hue2" };
const label: Field = { column: 1, row: 5, columns: 2, rows: 1, ground: "tint3" };

/** A shape that a turn does not change would not answer when it is pressed. */
function turning(dialect: Dialect): Dialect {
  const shapes = dialect.shapes.filter(([name]) => !unturning.has(name));
  return shapes.length > 0 ? { ...dialect, shapes } : dialect;
}

/** One tile of the home page's first picture: its cell, its shape's name, its colours and, unless the tile is plain, the shape that turns (path data). */
export type HeroTile = {
  column: number;
  row: number;
  name: TileName;
  ground: Hex;
  colour: Hex;
  shape?: string;
};

/** How many cells lie between a cell and the face, walked along the grid. */
function fromFace({ column, row }: Cell): number {
  const aside = Math.max(face.column - column, column - face.column - face.columns + 1, 0);
  return aside + Math.max(face.row - row, row - face.row - face.rows + 1, 0);
}

function toTile({ column, row, name, turn, ground, colour }: Cell, palette: Palette): HeroTile {
  const shape = format(tilePath(name, 0, 0, turn));
  const tile = { column, row, name, ground: palette[ground], colour: palette[colour] };
  return shape === "" ? tile : { ...tile, shape };
}

/**
 * The home page's first picture: 7 by 6 cells in all colours, with a face and an open book among the tiles. Each tile is a piece
 * of its own, since it can be turned; they come in rings round the face, the nearest first. Narrow windows leave out the first
 * row and the last two columns, so the rest has to do as a picture. Nothing lies where the page puts the label, and the lower left
 * is plain, since the corner is round there. `whole` is the same as one picture, to share links with.
 */
export function heroMosaic(
  seed: string,
  palette: Palette,
  dialect = brand,
): { rings: HeroTile[][]; still: readonly Layer<Hex>[]; whole: Picture } {
  const cells = mosaicCells({
    seed: `hero ${seed}`,
    dialect: turning(dialect),
    columns,
    rows,
    ground: "paper",
    fields: [face, book, label],
    solidShare: 0.08,
    cells: [{ column: 0, row: 5, ground: "hue3", name: "solid", turn: 0, colour: "hue3" }],
  });
  const rings: HeroTile[][] = [];
  for (const cell of cells) (rings[fromFace(cell) - 1] ??= []).push(toTile(cell, palette));
  const fields = [face, book];
  const pieces = [...moved(facePieces, face), ...moved(bookPieces, book)];
  return {
    rings,
    still: paint(paintCells(columns, rows, [], fields, pieces), palette).layers,
    whole: paintCells(columns, rows, cells, [...fields, label], pieces),
  };
}
