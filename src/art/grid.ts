import type { Dialect } from "./dialect.ts";
import type { Colour } from "./palette.ts";
import type { Area, Picture, Piece, Size } from "./picture.ts";
import type { Tile } from "./tile.ts";

export type Cell = Tile & { column: number; row: number };

/** An area without tiles. `pieces` are in units from its corner; a picture stands at its foot. */
export type Field = Area & {
  ground: Colour;
  pieces?: readonly Piece[];
  picture?: Picture;
  /** Cells above and below the picture. */ inset?: number;
  /** What is behind the mosaic shows there. */ free?: true;
};

export type GridOptions = Size & {
  seed: string;
  dialect: Dialect;
  /** Ground of the page in both themes. Tiles at the edge avoid it, or the picture would look bitten off. */
  ground?: Colour | readonly Colour[];
  /** Colour next to the mosaic. Tiles at the edge avoid it if they can. */
  beside?: Colour | undefined;
  /** The last corner is rounded, which would cut a shape. Its tile is plain. */
  round?: boolean;
  fields?: readonly Field[];
  /** Quiet style of covers: calm shapes, more plain tiles, fewer grounds, few motifs. */
  calm?: boolean;
};

export const placeOf = (column: number, row: number): string => `${column},${row}`;

/** Keys of the cells to the left, right, above and below. Some may lie outside the grid. */
export const placesBeside = (column: number, row: number): string[] => [
  ...[-1, 1].map((step) => placeOf(column + step, row)),
  ...[-1, 1].map((step) => placeOf(column, row + step)),
];

export const cellsIn = ({ column = 0, row = 0, columns, rows }: Partial<Area> & Size) =>
  Array.from({ length: columns * rows }, (_, i) => ({
    column: column + (i % columns),
    row: row + Math.floor(i / columns),
  }));
