import { brand, type Dialect } from "./dialect.ts";
import type { Cell, Field } from "./grid.ts";
import { mosaic, mosaicCells, paintCells } from "./mosaic.ts";
import type { Colour } from "./palette.ts";
import { box, disc, move, sector } from "./path.ts";
import type { Picture, Piece } from "./picture.ts";
import { cellSize, toLayers } from "./picture.ts";
import type { TileName, Turn } from "./tile.ts";
import { tilePath } from "./tile.ts";

function set(column: number, row: number, ground: Colour, name: TileName, turn: Turn, colour: Colour): Cell {
  return { column, row, ground, name, turn, colour };
}

function moved(pieces: readonly Piece[], column: number, row: number): Piece[] {
  return pieces.map(
    ([colour, d]) => [colour, move(d, { dx: column * cellSize, dy: row * cellSize })] as const,
  );
}

// A face on 2 by 3 cells. The line between the two columns parts it into halves of other colours: hair and shoulders are
// quarters, the nose of the right half reaches into the left, and the smile changes its colour midway.
const facePieces: readonly Piece[] = [
  ["cobalt", "M0 100A100 100 0 0 1 100 0V216H20A20 20 0 0 1 0 196Z"],
  ["ink", "M100 0A100 100 0 0 1 200 100V196A20 20 0 0 1 180 216H100Z"],
  ["saffron", "M0 300A100 78 0 0 1 100 222V300Z"],
  ["jade", "M100 222A100 78 0 0 1 200 300H100Z"],
  ["blush", "M100 72A60 60 0 0 0 40 132A60 68 0 0 0 78 196V226A22 22 0 0 0 100 248Z"],
  [
    "vermilion",
    "M100 72A60 60 0 0 1 160 132A60 68 0 0 1 122 196V226A22 22 0 0 1 100 248ZM100 118V156H84Z" +
      sector(100, 146, 34, 26, 90, 142),
  ],
  ["blush", sector(100, 146, 34, 26, 38, 90)],
  ["ink", "M58 126H84A13 13 0 0 1 58 126ZM116 126H142A13 13 0 0 1 116 126Z"],
];

// An open book on 2 by 1 cells: the cover shows under two pages that meet on the line between the cells.
const bookPieces: readonly Piece[] = [
  ["vermilion", "M10 30H190V88H108A8 8 0 0 1 92 88H10Z"],
  ["paper", "M100 28A106 106 0 0 0 18 16V78A106 106 0 0 1 100 88Z"],
  ["butter", "M100 28A106 106 0 0 1 182 16V78A106 106 0 0 0 100 88Z"],
];

/** The tiles of the home page's first picture that turn. The picture has their plain grounds; the page lays the shapes over it. */
export const heroTurning = [
  { column: 0, row: 3, name: "leaf", ground: "vermilion", colour: "blush" },
  { column: 4, row: 2, name: "arcs", ground: "jade", colour: "mint" },
] as const satisfies readonly Pick<Cell, "column" | "row" | "name" | "ground" | "colour">[];

/** The shape of one tile without its ground, on 1 by 1 cell. */
export function bareTile(name: TileName, turn: Turn, colour: Colour): Picture {
  return { width: cellSize, height: cellSize, layers: toLayers([[colour, tilePath(name, 0, 0, turn)]]) };
}

/**
 * The home page's first picture: 7 by 6 cells in all colours, with a face and an open book among the tiles. Narrow windows show
 * its first 5 columns alone, so these have to do as a picture. The lower left is plain: the corner is round there, and a label
 * lies on the last row.
 */
export function heroMosaic(seed: string): Picture {
  const [columns, rows] = [7, 6];
  const face: Field = { column: 2, row: 1, columns: 2, rows: 3, ground: "lilac" };
  const book: Field = { column: 3, row: 5, columns: 2, rows: 1, ground: "cobalt" };
  const cells = mosaicCells({
    seed: `hero ${seed}`,
    dialect: brand,
    columns,
    rows,
    ground: "paper",
    fields: [face, book],
    solidShare: 0.08,
    cells: [
      ...heroTurning.map(({ column, row, ground }) => set(column, row, ground, "solid", 0, ground)),
      set(0, 5, "saffron", "solid", 0, "saffron"),
      set(1, 5, "jade", "dome", 0, "mint"),
      set(2, 5, "vermilion", "solid", 0, "vermilion"),
    ],
  });
  return paintCells(
    columns,
    rows,
    cells,
    [face, book],
    [...moved(facePieces, 2, 1), ...moved(bookPieces, 3, 5)],
  );
}

/** The mosaic at the end of an inner page's band: 3 by 4 cells standing on the band's colour, and on the page's paper below it. */
export function bandStrip(options: { seed: string; dialect: Dialect; ground: Colour }): Picture {
  return mosaic({ ...options, columns: 3, rows: 4, never: ["paper"] });
}

/** A strip along the foot of the page, one row unless told otherwise. It stands on ink. */
export function pageStrip(options: {
  seed: string;
  dialect: Dialect;
  columns: number;
  rows?: number;
}): Picture {
  return mosaic({ ...options, rows: options.rows ?? 1, ground: "ink" });
}

/** The mosaic of the call to action: 5 by 5 cells on a saffron band that shows through some of them. */
export function callToAction(seed: string): Picture {
  return mosaic({ seed: `call ${seed}`, dialect: brand, columns: 5, rows: 5, ground: "saffron" });
}

/** One tile by itself: 1 by 1 cell. */
export function tile(options: { name: TileName; turn?: Turn; ground: Colour; colour: Colour }): Picture {
  return paintCells(1, 1, [set(0, 0, options.ground, options.name, options.turn ?? 0, options.colour)]);
}

/** The brand's mark: a square, two quarters and a disc with a gap between them, on one cell. No ground. */
export function logoMark(): Picture {
  const side = 47.5;
  const pieces: Piece[] = [
    ["vermilion", box(0, 0, side, side)],
    ["saffron", "M52.5 0A47.5 47.5 0 0 1 100 47.5H52.5Z"],
    ["jade", "M0 52.5H47.5A47.5 47.5 0 0 1 0 100Z"],
    ["cobalt", disc(76.2, 76.2, 23.8)],
  ];
  return { width: cellSize, height: cellSize, layers: toLayers(pieces) };
}
