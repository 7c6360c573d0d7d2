/** Tiles with the subject of a page: the openings of inner pages. */
import { bandInks, type BandColour } from "./bands.ts";
import { dialectOf, type Family } from "./dialect.ts";
import type { Field } from "./grid.ts";
import { mosaic, mosaicCells, paintCells } from "./mosaic.ts";
import type { Colour } from "./palette.ts";
import { format } from "./path.ts";
import { areaBox, cellSize, placed, type Area, type Layer, type Picture } from "./picture.ts";
import { drawSubject, type Subject } from "./subjects.ts";

/** Cells of an opening. A narrow window shows the last ten columns; a wide one shows all. */
const size = { columns: 14, rows: 4 };
const { columns, rows } = size;

/** Columns at the end of an opening for its subject. */
export const openingRoom = 5;

type TileOptions = {
  seed: string;
  family?: Family | undefined;
  subject?: Subject | undefined;
  band: BandColour;
};

type OpeningOptions = TileOptions & {
  /** The subject of a scene hangs above the floor. */ above?: boolean | undefined;
  /** Rows of a cover that its title needs. */ titleRows?: number;
};

/** What the tiles share, their subject, and its margin in a narrow field. */
function partsOf({ seed, family, subject, band }: TileOptions) {
  const ground = bandInks[band].soft;
  const picture = subject && drawSubject(subject, band, ground);
  const margin = picture && picture.width / picture.height < 0.8 ? 0.2 : 0;
  const grid = { seed, dialect: dialectOf({ family, band, never: ["paper", band] }), calm: true };
  return { ground, picture, margin, grid };
}

/** An area of one ground, which can follow the theme. */
const even = (fill: Colour, area: Area): Layer => ({ fill, d: format(areaBox(area)), crisp: true });

/** A subject on a floor, before a wall in the band's colour. Drawings of ten columns have their own floor. */
function scene({ above = false, subject, ...options }: OpeningOptions): Picture {
  const { grid, ground } = partsOf(options);
  const drawn = subject && drawSubject(subject, options.band);
  const isWhole = drawn?.width === 10 * cellSize && drawn.height === rows * cellSize;
  const stands = drawn && !isWhole && !above;
  const floor = columns - (isWhole ? 10 : stands ? openingRoom : 0);
  const cells = mosaicCells({ ...grid, columns: floor, rows: 1 }).map((cell) => ({ ...cell, row: rows - 1 }));
  // A narrow window begins at column 4: no shape may overlap it from outside.
  const parts = Map.groupBy(cells, ({ column }) => column < columns - 10).values();
  const room = isWhole ? 10 : openingRoom;
  const place = { column: columns - room, row: 0, columns: room, rows: above && !isWhole ? rows - 1 : rows };
  // What stands on the floor has an even base.
  const base = even(ground, { column: floor, row: rows - 1, columns: openingRoom, rows: 1 });
  return {
    width: columns * cellSize,
    height: rows * cellSize,
    layers: [
      ...[...parts].flatMap((part) => paintCells(size, part).layers),
      ...(stands ? [base] : []),
      ...(drawn ? placed(drawn, place) : []),
    ],
  };
}

/** What a word shows on a phone: the subject beside tiles, four columns by two rows. */
function word(options: OpeningOptions): Picture {
  const { grid, ground, picture, margin } = partsOf(options);
  const field = { column: 0, row: 0, columns: margin > 0 ? 2 : 3, rows: 2, ground };
  const fields = picture ? [{ ...field, picture, inset: margin / 2 }] : [];
  return mosaic({ ...grid, columns: 4, rows: 2, round: true, fields });
}

/** A mosaic in a category's hue, with a field for the title from the top, and the subject at the end. */
function cover({ titleRows = 3, ...options }: OpeningOptions): Picture {
  const { grid, ground, picture } = partsOf(options);
  const start = { column: 0, row: 0, columns: columns - 4, rows: titleRows };
  // The band shows through the field of the title, so it follows the theme.
  const title: Field = { ...start, ground: options.band, free: true };
  const field = { column: columns - 4, row: 1, columns: 3, rows: 2, ground };
  const fields = picture ? [title, { ...field, picture }] : [title];
  return mosaic({ ...grid, columns, rows, round: true, fields });
}

/** The subject alone, or tiles in the band's hues. */
const strip = ({ seed, family, subject, band }: OpeningOptions): Picture =>
  drawSubject(subject ?? { of: "strip", seed, family }, band);

const kinds = { scene, word, cover, strip };

/** The picture of a band, by kind. */
export const opening = ({ kind, ...options }: OpeningOptions & { kind: keyof typeof kinds }): Picture =>
  kinds[kind](options);

/** Columns of a line's tiles; the figure takes the last two. */
const lineColumns = 12;

type LineOptions = TileOptions & { line: number; lines: number };

/** Tiles that complete one of the `lines` of a word. The first two have the subject, if there is one. */
export function lineOpening({ line, lines, seed, ...options }: LineOptions): Picture {
  const { grid, ground, picture, margin } = partsOf({ ...options, seed: `line ${seed}` });
  const field = { column: lineColumns - 2, row: 0, columns: 2, rows: 2, ground };
  const fields = picture ? [field] : [];
  const cells = mosaicCells({ ...grid, columns: lineColumns, rows: lines, fields });
  const own = cells.filter(({ row }) => row === line).map((cell) => ({ ...cell, row: 0 }));
  const tiles = paintCells({ columns: lineColumns, rows: 1 }, own);
  if (!picture || line > 1) return tiles;
  // Over the tiles: a shape overlaps the next cell by a hair.
  const under = even(ground, { ...field, rows: 1 });
  const shape = picture.width / picture.height;
  // A wide figure reaches beyond the edge.
  const place =
    shape > 1.2
      ? { column: lineColumns - 1.8, row: -line, columns: 2 * shape, rows: 2 }
      : { ...field, row: margin - line, rows: 2 - 2 * margin };
  return { ...tiles, layers: [...tiles.layers, under, ...placed(picture, place)] };
}
