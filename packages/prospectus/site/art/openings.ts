/** Openings of inner pages: four rows of cells across the window, with the subject in the last columns. */
import type { Dialect } from "./dialect.ts";
import { headInks, inHuesOf, type HeadArt } from "./heads/inks.ts";
import type { Fill } from "./palette.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import { cellSize, placed, refilled } from "./picture.ts";

/** Cells of an opening. A narrow window shows the last ten columns; a wide one shows all. */
const openingCells = { columns: 14, rows: 4 } as const;

/** Art on another ground: parts in the colour of that ground get the band's. */
const onGround =
  (art: HeadArt, ground: Fill): HeadArt =>
  (band) =>
    refilled(art(band), (fill) => (fill === ground ? band : fill));

/** Columns of the subject of a scene, at the end. */
const room = 5;

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
      : { column: columns - room, row: 0, columns: room, rows: above ? rows - 1 : rows };
    const { layers, ...size } = paintCells(columns, rows, cells);
    return { ...size, layers: [...layers, ...(drawn ? placed(drawn, subject) : [])] };
  };
}

/** What a word shows on a phone: the drawing beside tiles, four columns by two rows. */
export function wordOpening({ seed, dialect, art }: OpeningOptions): HeadArt {
  return (band) => {
    const [columns, rows] = [4, 2];
    const ground = headInks[band].soft;
    const field = { column: 0, row: 0, columns: 3, rows, ground };
    const fields = art ? [field] : [];
    const cells = mosaicCells({
      seed,
      dialect: inHuesOf(band, dialect),
      columns,
      rows,
      fields,
      never: ["paper", band],
      round: true,
      calm: true,
    });
    const { layers, ...size } = paintCells(columns, rows, cells, fields);
    return { ...size, layers: [...layers, ...(art ? placed(onGround(art, ground)(band), field) : [])] };
  };
}

/** A mosaic in a category's hue, with a field for the title and the subject. Of `titleRows` the third is the last row. */
export function coverOpening({
  seed,
  dialect,
  art,
  titleRows,
}: OpeningOptions & { titleRows: 2 | 3 }): HeadArt {
  return (band) => {
    const { columns, rows } = openingCells;
    const ground = headInks[band].soft;
    const field = { column: columns - 4, row: 1, columns: 3, rows: 2 };
    const title = { column: 0, row: 1, columns: columns - 4, rows: titleRows };
    const subject = art ? [{ ...field, ground }] : [];
    const cells = mosaicCells({
      seed,
      dialect: inHuesOf(band, dialect),
      columns,
      rows,
      fields: [{ ...title, ground: band }, ...subject],
      never: ["paper", band],
      round: true,
      calm: true,
    });
    // The band shows through the field of the title, so it follows the theme.
    const { layers, ...size } = paintCells(columns, rows, cells, subject);
    return { ...size, layers: [...layers, ...(art ? placed(onGround(art, ground)(band), field) : [])] };
  };
}
