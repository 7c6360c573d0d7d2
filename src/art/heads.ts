import type { Dialect } from "./dialect.ts";
import { figurePieces, type Inks } from "./figures.ts";
import { inHuesOf, type BandColour, type HeadArt } from "./heads/inks.ts";
import type { CategoryHue } from "./hues.ts";
import { mosaic, mosaicCells, paintCells } from "./mosaic.ts";
import type { Picture } from "./picture.ts";

const figureInks: Record<CategoryHue, Inks> = {
  hue1: { ground: "hue1", body: "paper", mark: "hue1", deep: "ink", accent: "hue3" },
  hue2: { ground: "hue2", body: "paper", mark: "hue2", deep: "hue3", accent: "tint2" },
  hue3: { ground: "hue3", body: "ink", mark: "hue3", deep: "hue1", accent: "paper" },
  hue4: { ground: "hue4", body: "paper", mark: "hue4", deep: "ink", accent: "hue3" },
  hue5: { ground: "hue2", body: "hue5", mark: "hue2", deep: "hue3", accent: "paper" },
};

/** A mosaic of two rows in the band's hues, with an optional figure in columns 2 and 3. */
export function headMosaic(options: {
  seed: string;
  dialect: Dialect;
  columns: number;
  figure?: { name: string; hue: CategoryHue };
}): HeadArt {
  const { seed, dialect, columns, figure } = options;
  return (band) => {
    const inks = figure && figureInks[figure.hue];
    const fields = inks
      ? [
          {
            column: 1,
            row: 0,
            columns: 2,
            rows: 2,
            ground: inks.ground,
            pieces: figurePieces(figure.name, inks),
          },
        ]
      : [];
    const cells = mosaicCells({
      seed,
      dialect: inHuesOf(band, dialect),
      columns,
      rows: 2,
      fields,
      never: ["paper", band],
      calm: figure !== undefined,
    });
    return paintCells(columns, 2, cells, fields);
  };
}

/** Tiles beside a heading in an article, in the hues of its band: three columns by two rows. The first row can stand alone. */
export const headingMosaic = (seed: string, dialect: Dialect, band: BandColour): Picture =>
  mosaic({
    seed: `heading ${seed}`,
    dialect: inHuesOf(band, dialect),
    columns: 3,
    rows: 2,
    never: ["paper", "ink", band],
    calm: true,
    round: true,
  });
