import type { Colour } from "./palette.ts";
import { paintCells } from "./mosaic.ts";
import { format } from "./path.ts";
import type { Layer, Picture } from "./picture.ts";
import { cellSize } from "./picture.ts";
import type { TileName, Turn } from "./tile.ts";
import { seal } from "./seal.ts";

type Storey = readonly [name: TileName, ground: Colour | undefined, colour: Colour, turn?: Turn];

// Each house is a column of the street, from the roof down. A roof has no ground, since the page is the sky.
const houses: readonly (readonly Storey[])[] = [
  [
    ["dome", undefined, "jade"],
    ["dots", "jade", "mint"],
    ["dome", "mint", "jade"],
  ],
  [
    ["steps", undefined, "lilac"],
    ["stripes", "lilac", "cobalt"],
    ["ring", "lilac", "cobalt"],
    ["stripes", "lilac", "cobalt"],
  ],
  [
    ["solid", "saffron", "saffron"],
    ["dome", "saffron", "ink"],
  ],
  [
    ["triangle", undefined, "cobalt", 2],
    ["disc", "blush", "vermilion"],
    ["solid", "blush", "blush"],
  ],
  [
    ["triangle", undefined, "cobalt", 3],
    ["disc", "blush", "vermilion"],
    ["dome", "blush", "cobalt"],
  ],
  [
    ["half", undefined, "vermilion"],
    ["leaf", "butter", "jade"],
    ["dome", "butter", "vermilion"],
  ],
  [
    ["leaf", undefined, "jade"],
    ["half", "jade", "ink", 2],
  ],
  // The house with the bell: four tiles under one roof.
  [
    ["triangle", undefined, "lilac", 2],
    ["quarter", "saffron", "vermilion", 2],
    ["dome", "vermilion", "paper"],
    ["solid", "vermilion", "vermilion"],
  ],
  [
    ["triangle", undefined, "lilac", 3],
    ["quarter", "cobalt", "paper", 3],
    ["quarter", "jade", "saffron", 0],
    ["dome", "vermilion", "ink"],
  ],
  [
    ["circle", undefined, "jade"],
    ["stripes", "paper", "saffron"],
  ],
  [
    ["quarter", undefined, "saffron", 2],
    ["dots", "saffron", "ink"],
    ["dome", "saffron", "paper"],
  ],
  [
    ["solid", "sky", "sky"],
    ["ring", "sky", "cobalt"],
    ["dome", "sky", "cobalt"],
  ],
  [
    ["dome", undefined, "vermilion"],
    ["plus", "vermilion", "paper"],
    ["stripes", "vermilion", "blush"],
    ["dome", "vermilion", "ink"],
  ],
  [
    ["triangle", undefined, "saffron", 2],
    ["disc", "mint", "jade"],
    ["solid", "mint", "mint"],
  ],
  [
    ["triangle", undefined, "saffron", 3],
    ["disc", "mint", "jade"],
    ["dome", "mint", "saffron"],
  ],
  [
    ["steps", undefined, "cobalt", 1],
    ["dots", "cobalt", "sky"],
    ["dome", "cobalt", "butter"],
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
    roof: ground === undefined,
  }));
  const built = paintCells(
    houses.length,
    rows,
    cells.filter(({ roof }) => !roof),
  );
  const roofs = paintCells(
    houses.length,
    rows,
    cells.filter(({ roof }) => roof),
  );
  // A roof reaches into the house of its colour, as a part of its own path: two smoothed edges side by side would leave a hairline.
  const seals = (fill: Layer["fill"]) =>
    cells
      .filter((cell) => cell.roof && cell.colour === fill)
      .filter((cell) => houses[cell.column]?.[1]?.[1] === cell.colour)
      .flatMap(({ name, column, row, turn }) =>
        [0, 1].map((deep) => seal(name, column * cellSize, row * cellSize + deep, turn, 2)),
      )
      .join("");
  // Of a roof only the shape is kept, not the ground that `paintCells` lays under it.
  return {
    ...built,
    layers: [
      ...built.layers,
      ...roofs.layers
        .filter(({ crisp }) => !crisp)
        .map(({ fill, d }) => ({ fill, d: format(d + seals(fill)) })),
    ],
  };
}
