import type { Colour } from "./palette.ts";
import { paintCells } from "./mosaic.ts";
import { move } from "./path.ts";
import { toLayers, type Picture } from "./picture.ts";
import type { TileName, Turn } from "./tile.ts";

type Storey = readonly [name: TileName, ground: Colour | undefined, colour: Colour, turn?: Turn];

// Each house is a column of the street, from the roof down. A roof has no ground, since the page is in tint2.
const houses: readonly (readonly Storey[])[] = [
  [
    ["dome", undefined, "hue4"],
    ["dots", "hue4", "tint4"],
    ["dome", "tint4", "hue4"],
  ],
  [
    ["steps", undefined, "hue5"],
    ["stripes", "hue5", "hue2"],
    ["ring", "hue5", "hue2"],
    ["stripes", "hue5", "hue2"],
  ],
  [
    ["solid", "hue3", "hue3"],
    ["dome", "hue3", "ink"],
  ],
  [
    ["triangle", undefined, "hue2", 2],
    ["disc", "tint1", "hue1"],
    ["solid", "tint1", "tint1"],
  ],
  [
    ["triangle", undefined, "hue2", 3],
    ["disc", "tint1", "hue1"],
    ["dome", "tint1", "hue2"],
  ],
  [
    ["half", undefined, "hue1"],
    ["leaf", "tint3", "hue4"],
    ["dome", "tint3", "hue1"],
  ],
  [
    ["leaf", undefined, "hue4"],
    ["half", "hue4", "ink", 2],
  ],
  // The house with the bell: four tiles under one roof.
  [
    ["triangle", undefined, "hue5", 2],
    ["quarter", "hue3", "hue1", 2],
    ["dome", "hue1", "paper"],
    ["solid", "hue1", "hue1"],
  ],
  [
    ["triangle", undefined, "hue5", 3],
    ["quarter", "hue2", "paper", 3],
    ["quarter", "hue4", "hue3", 0],
    ["dome", "hue1", "ink"],
  ],
  [
    ["circle", undefined, "hue4"],
    ["stripes", "paper", "hue3"],
  ],
  [
    ["quarter", undefined, "hue3", 2],
    ["dots", "hue3", "ink"],
    ["dome", "hue3", "paper"],
  ],
  [
    ["solid", "tint2", "tint2"],
    ["ring", "tint2", "hue2"],
    ["dome", "tint2", "hue2"],
  ],
  [
    ["dome", undefined, "hue1"],
    ["plus", "hue1", "paper"],
    ["stripes", "hue1", "tint1"],
    ["dome", "hue1", "ink"],
  ],
  [
    ["triangle", undefined, "hue3", 2],
    ["disc", "tint4", "hue4"],
    ["solid", "tint4", "tint4"],
  ],
  [
    ["triangle", undefined, "hue3", 3],
    ["disc", "tint4", "hue4"],
    ["dome", "tint4", "hue3"],
  ],
  [
    ["steps", undefined, "hue2", 1],
    ["dots", "hue2", "tint2"],
    ["dome", "hue2", "tint3"],
  ],
];

const rows = 4;

/** A street whose houses are tiles, with the provider's own in the middle. Above the roofs the page shows through. */
export function street(): Picture {
  const storeys = houses.flatMap((house, column) =>
    house.map((storey, index) => ({ storey, column, row: rows - house.length + index })),
  );
  const cells = storeys.map(({ storey: [name, ground, colour, turn = 0], column, row }) => ({
    column,
    row,
    name,
    ground: ground ?? colour,
    colour,
    turn,
    columns: 1,
    rows: 1,
    roof: ground === undefined,
  }));
  const walls = cells.filter(({ roof }) => !roof);
  const built = paintCells(houses.length, rows, walls);
  const roofs = paintCells(
    houses.length,
    rows,
    cells.filter(({ roof }) => roof),
    walls,
  );
  // Of a roof only the shape is kept, not the ground that `paintCells` lays under it and its walls. It reaches down behind the
  // walls: where the two only met, the page would show as a hairline.
  const shapes = roofs.layers.filter(({ crisp }) => !crisp);
  const behind = toLayers(shapes.map(({ fill, d }) => [fill, move(d, { dy: 0.5 })]));
  return { ...built, layers: [...behind, ...built.layers] };
}
