/** The mosaics beside the account forms: one figure each, as large as the screen, among calm tiles. */
import type { Dialect } from "./dialect.ts";
import { inPalette } from "./drawing.ts";
import type { Field } from "./grid.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import type { Colour } from "./palette.ts";
import { box, move } from "./path.ts";
import { cellSize, toLayers, type Picture, type Piece } from "./picture.ts";

// On 2 by 6 cells: the ground of each, and what the tiles do without, so that they have three hues.
const figures = {
  key: { ground: "hue2", never: ["hue4", "tint4", "hue5"] },
  pencil: { ground: "hue4", never: ["hue2", "tint2", "hue5"] },
} as const satisfies Record<string, { ground: Colour; never: readonly Colour[] }>;

/** The name of a figure beside an account form. */
export type AccountFigure = keyof typeof figures;

const [columns, rows] = [8, 7];

/**
 * 8 by 7 cells with a figure in the third and fourth column, below the first row: a narrow window lays these two columns on
 * their side, as a strip. Nothing has the colour of the page in either theme.
 */
export function accountMosaic(options: { figure: AccountFigure; seed: string; dialect: Dialect }): Picture {
  const { ground, never } = figures[options.figure];
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
  const drawn: readonly Piece[] = [[ground, box(0, 0, 200, 600)], ...inPalette(`account/${options.figure}`)];
  const figure = toLayers(drawn.map(([colour, d]) => [colour, move(d, { dx: 2 * cellSize, dy: cellSize })]));
  const picture = paintCells(columns, rows, cells);
  return { ...picture, layers: [...picture.layers, ...figure] };
}
