import type { Dialect } from "./dialect.ts";
import type { Colour } from "./palette.ts";
import type { Piece } from "./picture.ts";
import type { TileName, Turn } from "./tile.ts";

/** One tile of a mosaic: where it lies, its ground and the shape on it. */
export type Cell = {
  column: number;
  row: number;
  ground: Colour;
  name: TileName;
  turn: Turn;
  /** The shape's colour; for a solid tile the ground itself. */
  colour: Colour;
};

/** A field of several cells without tiles. Its ground counts for the neighbours; its pieces are in units from its corner. */
export type Field = {
  column: number;
  row: number;
  columns: number;
  rows: number;
  ground: Colour;
  pieces?: readonly Piece[];
};

/** What a grid of cells is made from. */
export type GridOptions = {
  seed: string;
  dialect: Dialect;
  columns: number;
  rows: number;
  /** What the mosaic stands on, in both themes. At its edge no tile has such a colour: the picture would look bitten. */
  ground?: Colour | readonly Colour[];
  /** What lies beside the mosaic: at its edge a tile has this colour only where no other fits. */
  beside?: Colour | undefined;
  /** The last corner is round where the mosaic shows, so its tile is plain: the rounding would cut any shape. */
  round?: boolean;
  /** Merged cells, taken before all others. */
  fields?: readonly Field[];
  /** Tiles set by hand, taken before all others. They may break any rule: nothing is corrected. */
  cells?: readonly Cell[];
  /** Colours of the page round the mosaic: a tile that had one would look like a gap. */
  never?: readonly Colour[];
  /** Share of plain tiles; a tenth if not given, a quarter in the calm manner. */
  solidShare?: number;
  /** The quiet manner of covers: calm shapes, fewer grounds, few motifs. */
  calm?: boolean;
};

/** The name of a cell's place, for maps and sets. */
export function placeOf(column: number, row: number): string {
  return `${column},${row}`;
}

/** The places beside a cell: left, right, above and below. Some may lie outside the grid. */
export function placesBeside(column: number, row: number): string[] {
  return [
    placeOf(column - 1, row),
    placeOf(column + 1, row),
    placeOf(column, row - 1),
    placeOf(column, row + 1),
  ];
}

/** The columns and rows of an area of cells, row by row. */
export function cellsIn(area: { column?: number; row?: number; columns: number; rows: number }) {
  const { column = 0, row = 0, columns, rows } = area;
  return Array.from({ length: columns * rows }, (_, i) => ({
    column: column + (i % columns),
    row: row + Math.floor(i / columns),
  }));
}
