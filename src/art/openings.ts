/** Openings of inner pages: four rows of cells across the window, with the subject in the last columns. */
import type { Dialect } from "./dialect.ts";
import { headInks, inHuesOf, type BandColour, type HeadArt } from "./heads/inks.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import { box } from "./path.ts";
import { cellSize, placed, toLayers, type Picture } from "./picture.ts";
import { mosaicAround, onGround } from "./scenes.ts";

/** Cells of an opening. A narrow window shows the last ten columns; a wide one shows all. */
const openingCells = { columns: 14, rows: 4 } as const;

export const openingRoom = 5;

type OpeningOptions = { seed: string; dialect: Dialect; art?: HeadArt | undefined };

/** A drawing on a floor, before a wall in the band's colour. Drawings of ten columns have their own floor. `above`: hangs above it. */
export function sceneOpening(options: OpeningOptions & { above?: boolean | undefined }): HeadArt {
  const { seed, dialect, art, above = false } = options;
  return (band) => {
    const { columns, rows } = openingCells;
    const drawn = art?.(band);
    const isWhole = drawn !== undefined && drawn.width === 10 * cellSize && drawn.height === rows * cellSize;
    const stands = drawn !== undefined && !isWhole && !above;
    const floor = columns - (isWhole ? 10 : stands ? openingRoom : 0);
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
    // A narrow window begins at column 4: no shape may overlap it from outside.
    const edge = columns - 10;
    const parts = [cells.filter(({ column }) => column < edge), cells.filter(({ column }) => column >= edge)];
    const layers = parts.flatMap((part) => paintCells(columns, rows, part).layers);
    // What stands on the floor has an even base.
    const base = box(floor * cellSize, (rows - 1) * cellSize, openingRoom * cellSize, cellSize);
    return {
      width: columns * cellSize,
      height: rows * cellSize,
      layers: [
        ...layers,
        ...(stands ? toLayers([[headInks[band].soft, base]]) : []),
        ...(drawn ? placed(drawn, subject) : []),
      ],
    };
  };
}

/** Space above and below a narrow figure, in cells. */
const marginOf = ({ width, height }: Picture) => (width / height < 0.8 ? 0.2 : 0);

/** What a word shows on a phone: the drawing beside tiles, four columns by two rows. */
export const wordOpening =
  ({ seed, dialect, art }: OpeningOptions): HeadArt =>
  (band) => {
    const ground = headInks[band].soft;
    const picture = onGround(art, band)?.(ground);
    return mosaicAround({
      seed,
      dialect: inHuesOf(band, dialect),
      columns: 4,
      rows: 2,
      never: ["paper", band],
      subject: { column: 0, row: 0, columns: 3, rows: 2, ground },
      picture,
      inset: picture ? marginOf(picture) : 0,
    });
  };

/** Columns of a line's tiles; the figure takes the last two. */
const lineColumns = 12;

/** Place of a figure at the end of two lines. A wide figure reaches beyond the edge. */
function figureBox(picture: Picture) {
  const shape = picture.width / picture.height;
  if (shape > 1.2) return { column: lineColumns - 1.8, row: 0, columns: 2 * shape, rows: 2 };
  const margin = marginOf(picture);
  return { column: lineColumns - 2, row: margin, columns: 2, rows: 2 - 2 * margin };
}

/** Tiles that complete the lines of a word, a picture per line. `figured`: the first two lines have room for the subject. */
export function lineMosaics({
  seed,
  dialect,
  art,
  lines,
  figured,
}: OpeningOptions & { lines: number; figured: boolean }): (band: BandColour) => Picture[] {
  return (band) => {
    const ground = headInks[band].soft;
    const picture = figured ? onGround(art, band)?.(ground) : undefined;
    const field = { column: lineColumns - 2, row: 0, columns: 2, rows: 2, ground };
    const place = picture && figureBox(picture);
    const cells = mosaicCells({
      seed: `line ${seed}`,
      dialect: inHuesOf(band, dialect),
      columns: lineColumns,
      rows: lines,
      fields: picture ? [field] : [],
      never: ["paper", band],
      calm: true,
    });
    return Array.from({ length: lines }, (_, row) => {
      const shown = picture && row < 2 ? [{ ...field, rows: 1 }] : [];
      const { layers, ...size } = paintCells(
        lineColumns,
        1,
        cells.filter((cell) => cell.row === row).map((cell) => ({ ...cell, row: 0 })),
        shown,
      );
      return {
        ...size,
        layers: [...layers, ...(place && row < 2 ? placed(picture, { ...place, row: place.row - row }) : [])],
      };
    });
  };
}

/** A mosaic in a category's hue, with a field for the title from the top, and the subject at the end. */
export const coverOpening =
  ({ seed, dialect, art, titleRows }: OpeningOptions & { titleRows: 3 | 4 }): HeadArt =>
  (band) => {
    const { columns } = openingCells;
    const ground = headInks[band].soft;
    return mosaicAround({
      ...openingCells,
      seed,
      dialect: inHuesOf(band, dialect),
      never: ["paper", band],
      // The band shows through the field of the title, so it follows the theme.
      free: { column: 0, row: 0, columns: columns - 4, rows: titleRows, ground: band },
      subject: { column: columns - 4, row: 1, columns: 3, rows: 2, ground },
      picture: onGround(art, band)?.(ground),
    });
  };
