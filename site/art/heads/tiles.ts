/** Heads that are laid of tiles: a question mark, a column for each plan, a flower that lacks a petal. */
import { box, move } from "../path.ts";
import type { Picture, Piece } from "../picture.ts";
import { cellSize, toLayers } from "../picture.ts";
import type { TileName, Turn } from "../tile.ts";
import { tilePath } from "../tile.ts";
import { headInks, headPicture, type BandColour, type HeadArt, type HeadInks } from "./inks.ts";

type Ink = keyof HeadInks | "paper" | "ink";

// Column, row, colour of the ground if the tile has one, shape, turn and colour.
type Tile = readonly [column: number, row: number, ground: Ink | "", name: TileName, turn: Turn, colour: Ink];

function lay(inks: HeadInks, tiles: readonly Tile[]): Piece[] {
  const all = { ...inks, paper: "paper", ink: "ink" } as const;
  return tiles.flatMap(([column, row, ground, name, turn, colour]): Piece[] => {
    const [x, y] = [column * cellSize, row * cellSize];
    return [
      ...(ground === "" ? [] : [[all[ground], box(x, y, cellSize, cellSize)] as const]),
      [all[colour], tilePath(name, x, y, turn)],
    ];
  });
}

const markTiles: readonly Tile[] = [
  [0, 0, "", "quarter", 2, "strong"],
  [1, 0, "soft", "dots", 0, "strong"],
  [2, 0, "", "quarter", 3, "second"],
  [0, 1, "", "dome", 2, "second"],
  [2, 1, "soft", "stripes", 0, "second"],
  [1, 2, "", "quarter", 2, "strong"],
  [2, 2, "", "quarter", 0, "strong"],
  [1, 3.4, "", "circle", 0, "strong"],
];

/** A question mark in the colours that go with a band: 3 by 4.4 cells, and nothing behind it. */
export function questionMark(band: BandColour): Picture {
  return { width: 3 * cellSize, height: 440, layers: toLayers(lay(headInks[band], markTiles)) };
}

/** The question mark at the end of a head. */
export const questionHead = headPicture((inks) => lay(inks, markTiles), 440);

const columnInks = [
  ["second", "ink"],
  ["soft", "strong"],
  ["strong", "second"],
] as const;

/** A column of tiles for each plan: one tile for the first, and two more for each that follows. */
export function columns(plans: number): HeadArt {
  const count = Math.max(1, plans);
  const heights = Array.from({ length: count }, (_, plan) => 2 * plan + 1);
  return headPicture(
    (inks) =>
      heights.flatMap((height, plan) => {
        const [ground, colour] = columnInks[plan % columnInks.length] ?? columnInks[0];
        const column = 1.6 * plan;
        const leaves = Array.from({ length: height }, (_, up): Tile => [
          column,
          -up - 1,
          "",
          "leaf",
          up % 2 === 0 ? 0 : 1,
          colour,
        ]);
        const [x, high] = [column * cellSize, height * cellSize];
        return [[inks[ground], box(x, -high, cellSize, high)], ...lay(inks, leaves)];
      }),
    Math.max(4, 2 * count - 1) * cellSize,
  );
}

/** A flower of tiles: one petal is on its way, and more tiles lie ready. */
export const flower = headPicture((inks) => [
  [inks.second, box(500, 0, 100, 200) + box(400, 100, 101, 100) + box(494, 200, 12, 200)],
  ...lay(inks, [
    [5, 0, "", "leaf", 1, "strong"],
    [4, 1, "", "leaf", 1, "strong"],
    [5, 1, "", "leaf", 0, "strong"],
    [5, 2, "", "leaf", 1, "second"],
    [4, 3, "", "leaf", 0, "second"],
    [0, 3, "second", "quarter", 0, "strong"],
    [2, 3, "strong", "leaf", 1, "paper"],
  ]),
  ...lay(inks, [[4, 0, "second", "leaf", 0, "strong"]]).map(([colour, d]): Piece => [
    colour,
    move(d, { angle: -16, cx: 450, cy: 50, dx: -142, dy: 36 }),
  ]),
]);
