/** The mosaics and the emblems that open inner pages. */
import type { Dialect } from "./dialect.ts";
import { figurePieces, type Inks } from "./figures.ts";
import { inHuesOf, type HeadArt } from "./heads/inks.ts";
import { hueColours, type CategoryHue } from "./hues.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import { rounded } from "./path.ts";
import type { Piece } from "./picture.ts";
import { cellSize, toLayers } from "./picture.ts";

/** A mosaic in the hues that go with its band: a strip of 3 by 4 cells. */
export function headMosaic({ seed, dialect }: { seed: string; dialect: Dialect }): HeadArt {
  const [columns, rows] = [3, 4];
  return (band) => {
    const cells = mosaicCells({
      seed,
      dialect: inHuesOf(band, dialect),
      columns,
      rows,
      // A tile in the band's own colour would look like a gap between the others.
      never: ["paper", band],
    });
    return paintCells(columns, rows, cells);
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

/** A figure, large, in the colours of its category: 2 by 2 cells. */
export function emblem({ hue, figure }: { hue: CategoryHue; figure: string }): HeadArt {
  return (band) => {
    const full = emblemInks[hue];
    const inks = full.ground === band ? (hueColours[hue].inks[0] ?? full) : full;
    const pieces: Piece[] = [
      [inks.ground, rounded(0, 0, 200, 200, [0, 0, 56, 0])],
      ...figurePieces(figure, inks),
    ];
    return { width: 2 * cellSize, height: 2 * cellSize, layers: toLayers(pieces) };
  };
}
