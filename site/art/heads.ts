/** The mosaics that open inner pages, and other heads that are laid of tiles. */
import type { Dialect } from "./dialect.ts";
import type { FigureName } from "./figures.ts";
import { figurePieces } from "./figures.ts";
import type { Inks } from "./figures/inks.ts";
import type { Cell } from "./grid.ts";
import { headInks, inHuesOf, type BandColour, type HeadArt, type HeadInks } from "./heads/inks.ts";
import { hueColours, type CategoryHue } from "./hues.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import { box, format, move, rounded } from "./path.ts";
import type { Picture, Piece } from "./picture.ts";
import { cellSize, toLayers } from "./picture.ts";
import type { TileName, Turn } from "./tile.ts";
import { tilePath } from "./tile.ts";

// Where a composition has cells, of 6 by 4.
const plans = {
  /** A strip at the end. */
  end: ["...###", "...###", "...###", "...###"],
  /** One tile, a few more, and then a mosaic. */
  scatter: ["....##", "..#.##", "...###", ".#.###"],
  stair: [".....#", "....##", "...###", "..####"],
} as const;

/** How the mosaic of a head is composed. */
export type Composition = keyof typeof plans;

// The one tile with which a mosaic starts: the leaf that is missing elsewhere.
const firstTile: Cell = { column: 1, row: 3, ground: "hue1", name: "leaf", turn: 1, colour: "paper" };

/** A mosaic in the hues that go with its band. */
export function headMosaic(options: { composition: Composition; seed: string; dialect: Dialect }): HeadArt {
  const { composition, seed, dialect } = options;
  const plan = plans[composition];
  const [columns, rows] = [plan[0].length, plan.length];
  return (band) => {
    const cells = mosaicCells({
      seed,
      dialect: inHuesOf(band, dialect),
      columns,
      rows,
      // A tile in the band's own colour would look like a gap between the others.
      never: ["paper", band],
      cells: composition === "scatter" ? [{ ...firstTile, ground: headInks[band].strong }] : [],
    });
    return paintCells(
      columns,
      rows,
      cells.filter(({ column, row }) => plan[row]?.[column] === "#"),
    );
  };
}

// A figure in full colour on the hue of its category.
const emblemInks: Record<CategoryHue, Inks> = {
  hue1: { ground: "hue1", body: "paper", mark: "hue1", deep: "ink", accent: "hue3" },
  hue2: { ground: "hue2", body: "paper", mark: "hue2", deep: "hue3", accent: "tint2" },
  hue3: { ground: "hue3", body: "ink", mark: "hue3", deep: "hue1", accent: "paper" },
  hue4: { ground: "hue4", body: "paper", mark: "hue4", deep: "ink", accent: "hue3" },
  hue5: { ground: "hue2", body: "hue5", mark: "hue2", deep: "hue3", accent: "paper" },
};

/** A figure, large, in the colours of its category: 3 by 2 cells, of which the first column is empty. */
export function emblem({ hue, figure }: { hue: CategoryHue; figure: FigureName }): HeadArt {
  return (band) => {
    const full = emblemInks[hue];
    const inks = full.ground === band ? (hueColours[hue].inks[0] ?? full) : full;
    const pieces: Piece[] = [
      [inks.ground, rounded(0, 0, 200, 200, [0, 0, 56, 0])],
      ...figurePieces(figure, inks),
    ];
    const layers = toLayers(pieces.map(([colour, d]) => [colour, move(d, { dx: cellSize })]));
    return { width: 3 * cellSize, height: 2 * cellSize, layers };
  };
}

type Ink = keyof HeadInks;

// Column, row, colour of the ground if the tile has one, shape, turn and colour.
const markTiles: readonly (readonly [number, number, Ink | "", TileName, Turn, Ink])[] = [
  [0, 0, "", "quarter", 2, "strong"],
  [1, 0, "soft", "dots", 0, "strong"],
  [2, 0, "", "quarter", 3, "second"],
  [0, 1, "", "dome", 2, "second"],
  [2, 1, "soft", "stripes", 0, "second"],
  [1, 2, "", "quarter", 2, "strong"],
  [2, 2, "", "quarter", 0, "strong"],
  [1, 3.4, "", "circle", 0, "strong"],
];

/** A question mark laid of tiles in the colours that go with a band: 3 by 4.4 cells, and nothing behind it. */
export function questionMark(band: BandColour): Picture {
  const inks = headInks[band];
  const pieces = markTiles.flatMap(([column, row, ground, name, turn, colour]): Piece[] => {
    const [x, y] = [column * cellSize, row * cellSize];
    return [
      ...(ground === "" ? [] : [[inks[ground], box(x, y, cellSize, cellSize)] as const]),
      [inks[colour], tilePath(name, x, y, turn)],
    ];
  });
  return { width: 3 * cellSize, height: 440, layers: toLayers(pieces) };
}

/** The question mark at the end of a head. */
export const questionHead: HeadArt = (band) => {
  const { width, height, layers } = questionMark(band);
  return {
    width: 1.5 * height,
    height,
    layers: layers.map(({ fill, d }) => ({ fill, d: format(move(d, { dx: 1.5 * height - width })) })),
  };
};
