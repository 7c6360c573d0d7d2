/** Openings of inner pages: four rows of cells across the window, with the subject in the last columns. */
import type { Dialect } from "./dialect.ts";
import { headInks, inHuesOf, type HeadArt } from "./heads/inks.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import { cellSize, placed } from "./picture.ts";
import { mosaicAround, onGround } from "./scenes.ts";

/** Cells of an opening. A narrow window shows the last ten columns; a wide one shows all. */
const openingCells = { columns: 14, rows: 4 } as const;

export const openingRoom = 5;

type OpeningOptions = { seed: string; dialect: Dialect; art?: HeadArt | undefined };

/** A drawing on a floor of tiles, before a wall in the band's colour. Drawings of ten columns have their own floor. `above`: hangs above it. */
export function sceneOpening(options: OpeningOptions & { above?: boolean | undefined }): HeadArt {
  const { seed, dialect, art, above = false } = options;
  return (band) => {
    const { columns, rows } = openingCells;
    const drawn = art?.(band);
    const isWhole = drawn !== undefined && drawn.width === 10 * cellSize && drawn.height === rows * cellSize;
    const floor = isWhole ? columns - 10 : columns;
    const cells = mosaicCells({
      seed,
      dialect: inHuesOf(band, dialect),
      columns: floor,
      rows: 1,
      never: ["paper", band],
      calm: true,
    }).map((cell) => ({ ...cell, row: rows - 1 }));
    const subject = isWhole
      ? { column: floor, row: 0, columns: 10, rows }
      : { column: columns - openingRoom, row: 0, columns: openingRoom, rows: above ? rows - 1 : rows };
    const { layers, ...size } = paintCells(columns, rows, cells);
    return { ...size, layers: [...layers, ...(drawn ? placed(drawn, subject) : [])] };
  };
}

/** What a word shows on a phone: the drawing beside tiles, four columns by two rows. */
export const wordOpening =
  ({ seed, dialect, art }: OpeningOptions): HeadArt =>
  (band) => {
    const ground = headInks[band].soft;
    return mosaicAround({
      seed,
      dialect: inHuesOf(band, dialect),
      columns: 4,
      rows: 2,
      never: ["paper", band],
      subject: { column: 0, row: 0, columns: 3, rows: 2, ground },
      picture: onGround(art, band)?.(ground),
    });
  };

/** A mosaic in a category's hue, with a field for the title and the subject. Of `titleRows` the third is the last row. */
export const coverOpening =
  ({ seed, dialect, art, titleRows }: OpeningOptions & { titleRows: 2 | 3 }): HeadArt =>
  (band) => {
    const { columns } = openingCells;
    const ground = headInks[band].soft;
    return mosaicAround({
      ...openingCells,
      seed,
      dialect: inHuesOf(band, dialect),
      never: ["paper", band],
      // The band shows through the field of the title, so it follows the theme.
      free: { column: 0, row: 1, columns: columns - 4, rows: titleRows, ground: band },
      subject: { column: columns - 4, row: 1, columns: 3, rows: 2, ground },
      picture: onGround(art, band)?.(ground),
    });
  };
