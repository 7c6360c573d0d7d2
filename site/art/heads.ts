/** The mosaics that open inner pages. A kind of page has a composition of its own. */
import type { Dialect } from "./dialect.ts";
import type { Cell } from "./grid.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import type { Colour } from "./palette.ts";
import { box } from "./path.ts";
import type { Picture, Piece } from "./picture.ts";
import { cellSize, toLayers } from "./picture.ts";
import { bandStrip } from "./scenes.ts";
import type { TileName, Turn } from "./tile.ts";
import { tilePath } from "./tile.ts";

// Where a composition has cells. Whole grids are cut at their end as room grows or shrinks, so they need no holes.
const plans = {
  /** One tile, a few more, and then a mosaic. */
  scatter: ["...##", ".#.##", "..###", "#.###"],
  stair: ["...#", "..##", ".###", "####"],
  /** One row along the foot of the band, from edge to edge. */
  floor: ["####################"],
  block: ["#####", "#####"],
  wide: ["######", "######", "######", "######"],
} as const;

/** How the mosaic of a head is composed: `end` is a strip at the band's end, `mark` a question mark. */
export type Composition = keyof typeof plans | "end" | "mark";

// The one tile with which a mosaic starts: the leaf that is missing elsewhere.
const firstTile: Cell = { column: 0, row: 3, ground: "hue1", name: "leaf", turn: 1, colour: "paper" };

/** The mosaic of a band in that colour. */
export function headMosaic(options: {
  composition: Composition;
  seed: string;
  dialect: Dialect;
  ground: Colour;
}): Picture {
  const { composition, ...rest } = options;
  if (composition === "end") return bandStrip(rest);
  if (composition === "mark") return questionMark();
  const plan = plans[composition];
  const [columns, rows] = [plan[0].length, plan.length];
  // A tile in the band's own colour would look like a gap between the others.
  const cells = mosaicCells({
    ...rest,
    columns,
    rows,
    never: ["paper", options.ground],
    cells: composition === "scatter" ? [firstTile] : [],
  });
  return paintCells(
    columns,
    rows,
    cells.filter(({ column, row }) => plan[row]?.[column] === "#"),
  );
}

// Column, row, colour of the ground if the tile has one, shape, turn and colour.
const markTiles: readonly (readonly [number, number, Colour | "", TileName, Turn, Colour])[] = [
  [0, 0, "", "quarter", 2, "hue1"],
  [1, 0, "hue3", "dots", 0, "hue1"],
  [2, 0, "", "quarter", 3, "hue4"],
  [0, 1, "", "dome", 2, "hue3"],
  [2, 1, "tint4", "stripes", 0, "hue4"],
  [1, 2, "", "quarter", 2, "hue1"],
  [2, 2, "", "quarter", 0, "hue3"],
  [1, 3, "hue3", "half", 2, "hue4"],
  [1, 4, "", "circle", 0, "hue1"],
];

/** A question mark laid of tiles: 3 by 5 cells, and nothing behind it. */
export function questionMark(): Picture {
  const pieces = markTiles.flatMap(([column, row, ground, name, turn, colour]): Piece[] => {
    const [x, y] = [column * cellSize, row * cellSize];
    return [
      ...(ground === "" ? [] : [[ground, box(x, y, cellSize, cellSize)] as const]),
      [colour, tilePath(name, x, y, turn)],
    ];
  });
  return { width: 3 * cellSize, height: 5 * cellSize, layers: toLayers(pieces) };
}
