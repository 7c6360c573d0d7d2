/** The mosaics beside the account forms: one figure each, as large as the screen, among calm tiles. */
import type { Dialect } from "./dialect.ts";
import type { Field } from "./grid.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import type { Colour } from "./palette.ts";
import { box, move, polygon, sector } from "./path.ts";
import { cellSize, toLayers, type Picture, type Piece } from "./picture.ts";

type Figure = {
  ground: Colour;
  /** What the tiles do without, so that they have three hues. */ never: readonly Colour[];
  pieces: readonly Piece[];
};

// On 2 by 6 cells. The one half reaches below the other: two that only met would show what lies below them as a hairline.
const figures = {
  key: {
    ground: "hue2",
    never: ["hue4", "tint4", "hue5"],
    pieces: [
      [
        "hue3",
        sector(100, 110, 92, 42, 90, 270) +
          box(70, 190, 40, 382) +
          box(10, 440, 70, 44) +
          box(30, 528, 50, 44),
      ],
      ["paper", sector(100, 110, 92, 42, -90, 90) + box(100, 190, 30, 382)],
    ],
  },
  pencil: {
    ground: "hue4",
    never: ["hue2", "tint2", "hue5"],
    pieces: [
      ["tint1", "M30 100V78A70 62 0 0 1 170 78V100Z"],
      ["ink", box(30, 99, 140, 30)],
      ["hue3", box(30, 128, 80, 292)],
      ["tint3", box(100, 128, 70, 292)],
      ["paper", polygon(30, 419, 170, 419, 100, 584)],
      ["ink", polygon(76, 527, 124, 527, 100, 584)],
    ],
  },
} as const satisfies Record<string, Figure>;

/** The name of a figure beside an account form. */
export type AccountFigure = keyof typeof figures;

const [columns, rows] = [8, 7];

/**
 * 8 by 7 cells with a figure in the third and fourth column, below the first row: a narrow window lays these two columns on
 * their side, as a strip. Nothing has the colour of the page in either theme.
 */
export function accountMosaic(options: { figure: AccountFigure; seed: string; dialect: Dialect }): Picture {
  const { ground, never, pieces } = figures[options.figure];
  const field: Field = { column: 2, row: 1, columns: 2, rows: 6, ground };
  const cells = mosaicCells({
    seed: options.seed,
    dialect: options.dialect,
    columns,
    rows,
    fields: [field],
    never: ["paper", "ink", ...never],
    solidShare: 0.35,
    calm: true,
  });
  // The field lies on the tiles, whose shapes go over into the next cell.
  const drawn: readonly Piece[] = [[ground, box(0, 0, 200, 600)], ...pieces];
  const figure = toLayers(drawn.map(([colour, d]) => [colour, move(d, { dx: 2 * cellSize, dy: cellSize })]));
  const picture = paintCells(columns, rows, cells);
  return { ...picture, layers: [...picture.layers, ...figure] };
}
