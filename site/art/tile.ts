import { box, disc, move, polygon, ring, sector } from "./path.ts";

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;

const band = (outer: number, inner: number) => sector(-1, -1, outer + 1, inner + 1, 0, 90);

// Each shape once, on a cell of 100 by 100, unturned. A comment says in which corner or on which side it sits, since motifs
// put together shapes that sit in one corner or face each other (mosaic-shapes.ts). Where a shape meets a side of the cell it goes one
// unit beyond: of a smoothed edge that ended there the ground would show as a hairline.
const shapes = {
  // Sits in the top-left corner.
  quarter: "M-1-1H100A101 101 0 0 1-1 100Z",
  // From the top left to the bottom right.
  leaf: "M0 0A100 100 0 0 1 100 100A100 100 0 0 1 0 0Z",
  // Sits on the bottom side and fills the cell.
  dome: "M-1 101V50A51 50 0 0 1 101 50V101Z",
  // Sits on the bottom side and fills half the cell.
  half: "M0 101A50 51 0 0 1 100 101Z",
  disc: disc(50, 50, 34),
  circle: disc(50, 50, 50),
  ring: ring(50, 50, 44, 24),
  // Round the top-left corner.
  arcs: band(100, 86) + band(72, 58) + band(44, 30) + band(16, -1),
  dots: [20, 50, 80].flatMap((y) => [20, 50, 80].map((x) => disc(x, y, 8))).join(""),
  stripes: box(15, -1, 14, 102) + box(43, -1, 14, 102) + box(71, -1, 14, 102),
  // Sits in the bottom-right corner.
  steps: "M-1 101V75H25V50H50V25H75V-1H101V101Z",
  // Points right.
  chevron: polygon(9, -1, 49, -1, 100, 50, 49, 101, 9, 101, 60, 50),
  // Sits in the top-left corner.
  triangle: "M-1-1H101L-1 101Z",
  plus: "M36 8H64V36H92V64H64V92H36V64H8V36H36Z",
  solid: "",
} as const satisfies Record<string, string>;

/** The name of a tile shape. */
export type TileName = keyof typeof shapes;

/** All tile shapes; `solid` is the plain ground. */
export const tileNames = Object.keys(shapes) as readonly TileName[];

/** Shapes that look the same after a quarter turn. */
export const unturning: ReadonlySet<TileName> = new Set<TileName>([
  "solid",
  "disc",
  "circle",
  "ring",
  "dots",
  "plus",
]);

/** Path data of a shape in the cell whose top-left corner is (x, y), turned by quarter turns. Empty for `solid`. */
export function tilePath(name: TileName, x: number, y: number, turn: Turn): string {
  const d = shapes[name];
  return d === "" ? "" : move(d, { cx: 50, cy: 50, angle: turn * 90, dx: x, dy: y });
}
