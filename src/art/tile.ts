import { memoized } from "./memoized.ts";
import type { Colour } from "./palette.ts";
import { box, disc, format, parse, ring } from "./path.ts";
import { entriesOf } from "./random.ts";

const turns = [0, 1, 2, 3] as const;

/** Quarter turns clockwise. */
export type Turn = (typeof turns)[number];

export const turnOf = (quarters: number): Turn => turns[quarters % 4] ?? 0;

const band = (outer: number, inner: number) =>
  `M${outer} 0A${outer} ${outer} 0 0 1 0 ${outer}${inner ? `L0 ${inner}A${inner} ${inner} 0 0 0 ${inner} 0` : "L0 0"}Z`;

// Unturned shapes on a cell of 100 by 100. Motifs (mosaic-shapes.ts) rely on the corner or side in each comment.
const shapes = {
  // In the top-left corner.
  quarter: "M0 0H100A100 100 0 0 1 0 100Z",
  // From the top left to the bottom right.
  leaf: "M0 0A100 100 0 0 1 100 100A100 100 0 0 1 0 0Z",
  // On the bottom side; fills the cell.
  dome: "M-.5 100V50A50.5 50 0 0 1 100.5 50V100Z",
  // On the bottom side; fills half the cell.
  half: "M0 100A50 50 0 0 1 100 100Z",
  disc: disc(50, 50, 34),
  circle: disc(50, 50, 50),
  ring: ring(50, 50, 44, 24),
  // Around the top-left corner.
  arcs: band(100, 86) + band(72, 58) + band(44, 30) + band(16, 0),
  dots: [20, 50, 80].flatMap((y) => [20, 50, 80].map((x) => disc(x, y, 8))).join(""),
  stripes: box(15, 0, 14, 100) + box(43, 0, 14, 100) + box(71, 0, 14, 100),
  // In the bottom-right corner.
  steps: "M-.5 100V75H25V50H50V25H75V-.5H100V100Z",
  // Points right.
  chevron: "M10 0L50 0 100 50 50 100 10 100 60 50Z",
  // In the top-left corner.
  triangle: "M0 0H100L0 100Z",
  plus: "M36 8H64V36H92V64H64V92H36V64H8V36H36Z",
  solid: "",
} as const satisfies Record<string, string>;

export type TileName = keyof typeof shapes;

export type Tile = { name: TileName; turn: Turn; ground: Colour; colour: Colour };

export const tileNames: readonly TileName[] = entriesOf(shapes).map(([name]) => name);

export const unturning = new Set<TileName>(["solid", "disc", "circle", "ring", "dots", "plus"]);

/** Path data of a turned shape in the cell with the top-left corner (x, y). Empty for `solid`. */
export const tilePath = (name: TileName, x: number, y: number, turn: Turn): string =>
  shapes[name] && pathAt([name, x, y, turn]);

/** Path data of a turned shape alone, on 100 by 100 units. */
export const sign = (name: TileName, turn: Turn): string => format(tilePath(name, 0, 0, turn));

// Thousands of cells have the same few shapes and places.
const pathAt = memoized(([name, x, y, turn]: readonly [TileName, number, number, Turn]) => {
  // Exact: rounding errors would move shapes off the cell's edge.
  const [cos, sin] = [Math.round(Math.cos((turn * Math.PI) / 2)), Math.round(Math.sin((turn * Math.PI) / 2))];
  return parse(shapes[name])
    .matrix(cos, sin, -sin, cos, x + 50 * (1 - cos + sin), y + 50 * (1 - sin - cos))
    .encode();
});

/** How much of a cell's side a shape touches. A point does not count. */
type Contact = "full" | "part" | "none";

// Contacts of each unturned shape: top, right, bottom, left.
type Contacts = readonly [top: Contact, right: Contact, bottom: Contact, left: Contact];

const contacts: Partial<Record<TileName, Contacts>> = {
  quarter: ["full", "none", "none", "full"],
  dome: ["none", "part", "full", "part"],
  half: ["none", "none", "full", "none"],
  arcs: ["part", "none", "none", "part"],
  stripes: ["part", "none", "part", "none"],
  steps: ["part", "full", "full", "part"],
  chevron: ["part", "none", "part", "none"],
  triangle: ["full", "none", "none", "full"],
};

/** Side of a cell, clockwise from 0, the top. */
export type Side = 0 | 1 | 2 | 3;

const contactAt = (name: TileName, turn: Turn, side: Side): Contact =>
  contacts[name]?.[(side - turn + 4) % 4] ?? "none";

export const fills = (name: TileName, turn: Turn, side: Side): boolean =>
  contactAt(name, turn, side) === "full";

/** Whether a turned shape touches one of the sides in more than a point. */
export const touches = (name: TileName, turn: Turn, sides: readonly Side[]): boolean =>
  sides.some((side) => contactAt(name, turn, side) !== "none");
