/** Mosaics around a picture: the openings of inner pages, and the end of each page. */
import { bandHues, bandInks, recoloured, type BandColour } from "./bands.ts";
import { dialectOf, type Family } from "./dialect.ts";
import type { Field, GridOptions } from "./grid.ts";
import type { CategoryHue } from "./hues.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import { box } from "./path.ts";
import { cellSize, placed, toLayers, type Picture } from "./picture.ts";
import { pick, randomFrom } from "./random.ts";
import { drawSubject, type Subject } from "./subjects.ts";

/** Cells of an opening. A narrow window shows the last ten columns; a wide one shows all. */
const openingCells = { columns: 14, rows: 4 } as const;

/** Columns at the end of an opening for its subject. */
export const openingRoom = 5;

type OpeningOptions = {
  seed: string;
  family?: Family | undefined;
  subject?: Subject | undefined;
  band: BandColour;
};

/** Space above and below a narrow picture, in cells. */
const marginOf = ({ width, height }: Picture) => (width / height < 0.8 ? 0.2 : 0);

type Around = Omit<GridOptions, "fields" | "round" | "calm"> & {
  /** Counts as ground, unpainted. */ free?: Field;
  subject: Field;
  picture: Picture | undefined;
  /** Cells above and below the picture. */ inset?: number;
};

/** Calm tiles around a picture, the last one plain, since its corner is round. */
function mosaicAround({ free, subject, picture, inset = 0, ...grid }: Around): Picture {
  const painted = picture ? [subject] : [];
  const cells = mosaicCells({
    ...grid,
    fields: [...(free ? [free] : []), ...painted],
    round: true,
    calm: true,
  });
  const { layers, ...size } = paintCells(grid.columns, grid.rows, cells, painted);
  const room = { ...subject, row: subject.row + inset, rows: subject.rows - 2 * inset };
  return { ...size, layers: [...layers, ...(picture ? placed(picture, room) : [])] };
}

/** What the tiles of an opening share, and its subject on the ground of their field. */
function partsOf({ seed, family, subject, band }: OpeningOptions) {
  const ground = bandInks[band].soft;
  const grid = { seed, dialect: dialectOf({ family, band }), never: ["paper", band] } as const;
  return { ground, grid, picture: subject && drawSubject(subject, band, ground) };
}

/** A subject on a floor, before a wall in the band's colour. Drawings of ten columns have their own floor. `above`: hangs above it. */
export function sceneOpening({
  above = false,
  ...options
}: OpeningOptions & { above?: boolean | undefined }): Picture {
  const { subject, band } = options;
  const { columns, rows } = openingCells;
  const { grid, ground } = partsOf({ ...options, subject: undefined });
  const drawn = subject && drawSubject(subject, band);
  const isWhole = drawn !== undefined && drawn.width === 10 * cellSize && drawn.height === rows * cellSize;
  const stands = drawn !== undefined && !isWhole && !above;
  const floor = columns - (isWhole ? 10 : stands ? openingRoom : 0);
  const cells = mosaicCells({ ...grid, columns: floor, rows: 1, calm: true }).map((cell) => ({
    ...cell,
    row: rows - 1,
  }));
  const room = isWhole
    ? { column: floor, row: 0, columns: 10, rows }
    : { column: columns - openingRoom, row: 0, columns: openingRoom, rows: above ? rows - 1 : rows };
  // A narrow window begins at column 4: no shape may overlap it from outside.
  const edge = columns - 10;
  const parts = [cells.filter(({ column }) => column < edge), cells.filter(({ column }) => column >= edge)];
  // What stands on the floor has an even base.
  const base = box(floor * cellSize, (rows - 1) * cellSize, openingRoom * cellSize, cellSize);
  return {
    width: columns * cellSize,
    height: rows * cellSize,
    layers: [
      ...parts.flatMap((part) => paintCells(columns, rows, part).layers),
      ...(stands ? toLayers([[ground, base]]) : []),
      ...(drawn ? placed(drawn, room) : []),
    ],
  };
}

/** What a word shows on a phone: the subject beside tiles, four columns by two rows. */
export function wordOpening(options: OpeningOptions): Picture {
  const { grid, ground, picture } = partsOf(options);
  return mosaicAround({
    ...grid,
    columns: 4,
    rows: 2,
    subject: { column: 0, row: 0, columns: 3, rows: 2, ground },
    picture,
    inset: picture ? marginOf(picture) : 0,
  });
}

/** A mosaic in a category's hue, with a field for the title from the top, and the subject at the end. */
export function coverOpening({ titleRows, ...options }: OpeningOptions & { titleRows: 3 | 4 }): Picture {
  const { grid, ground, picture } = partsOf(options);
  const { columns } = openingCells;
  return mosaicAround({
    ...grid,
    ...openingCells,
    // The band shows through the field of the title, so it follows the theme.
    free: { column: 0, row: 0, columns: columns - 4, rows: titleRows, ground: options.band },
    subject: { column: columns - 4, row: 1, columns: 3, rows: 2, ground },
    picture,
  });
}

/** Columns of a line's tiles; the figure takes the last two. */
const lineColumns = 12;

/** Place of a figure at the end of two lines. A wide figure reaches beyond the edge. */
function figureBox(picture: Picture) {
  const shape = picture.width / picture.height;
  if (shape > 1.2) return { column: lineColumns - 1.8, row: 0, columns: 2 * shape, rows: 2 };
  const margin = marginOf(picture);
  return { column: lineColumns - 2, row: margin, columns: 2, rows: 2 - 2 * margin };
}

/** Tiles that complete one of the `lines` of a word. The first two have the subject, if there is one. */
export function lineOpening({
  line,
  lines,
  seed,
  ...options
}: OpeningOptions & { line: number; lines: number }): Picture {
  const { grid, ground, picture } = partsOf({ ...options, seed: `line ${seed}` });
  const field = { column: lineColumns - 2, row: 0, columns: 2, rows: 2, ground };
  const fields = picture ? [field] : [];
  const cells = mosaicCells({ ...grid, columns: lineColumns, rows: lines, fields, calm: true });
  const shown = picture && line < 2 ? [{ ...field, rows: 1 }] : [];
  const own = cells.filter((cell) => cell.row === line).map((cell) => ({ ...cell, row: 0 }));
  const { layers, ...size } = paintCells(lineColumns, 1, own, shown);
  if (!picture || line > 1) return { ...size, layers };
  const place = figureBox(picture);
  return { ...size, layers: [...layers, ...placed(picture, { ...place, row: place.row - line })] };
}

/** Four columns by three rows, with a picture in a field. `ground`: colour of the band. */
export function endingMosaic({
  seed,
  band,
  ground,
  picture,
}: {
  seed: string;
  band?: BandColour;
  ground: CategoryHue;
  picture: Picture | undefined;
}): Picture {
  const shape = picture ? picture.width / picture.height : 0;
  const field =
    shape < 0.8
      ? { column: 1, row: 0, columns: 2, rows: 3 }
      : { column: shape < 1.2 ? 1 : 0, row: 1, columns: shape < 1.2 ? 2 : 3, rows: 2 };
  return mosaicAround({
    seed: `end ${seed}`,
    dialect: dialectOf({ band }),
    columns: 4,
    rows: 3,
    // On phones the button above it is paper.
    ground: "paper",
    beside: ground,
    never: ["ink"],
    subject: { ...field, ground },
    picture,
  });
}

/** The closing band of a page: its hue, two further hues of the page, and a mosaic with the page's subject. */
export function ending({
  seed,
  band,
  subject,
}: {
  seed: string;
  band: BandColour;
  subject: Subject | undefined;
}) {
  const strong = bandHues[band].filter((one) => one !== "hue5");
  const hue = pick(
    randomFrom(`leave ${seed}`),
    strong.filter((one) => one !== band),
  );
  const first = strong.findLast((one) => one !== hue) ?? hue;
  const last = bandHues[band].find((one) => one !== hue && one !== first) ?? hue;
  const picture = subject && recoloured(drawSubject(subject, band, hue), band);
  return { hue, first, last, picture: endingMosaic({ seed, band, ground: hue, picture }) };
}
