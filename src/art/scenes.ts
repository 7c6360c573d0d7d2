import type { Dialect } from "./dialect.ts";
import { drawing, paletteFills } from "./drawing.ts";
import { cellsIn, type Field, type GridOptions } from "./grid.ts";
import type { BandColour, HeadArt } from "./heads/inks.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import type { Colour, Fill } from "./palette.ts";
import { disc, format } from "./path.ts";
import { cellSize, laidOn, placed, refilled, type Layer, type Picture } from "./picture.ts";
import { hairColours, pupils, skins } from "./portrait/colours.ts";
import { turnOf, type TileName, type Turn } from "./tile.ts";

/** The picture on another ground: whatever had the ground's colour gets the band's. */
export const onGround = (art: HeadArt | undefined, band: BandColour): HeadArt | undefined =>
  art && ((ground) => refilled(art(band), (fill) => (fill === ground ? band : fill)));

const insetBox = ({ column, row, columns, rows }: Field, inset: number) => ({
  column,
  row: row + inset,
  columns,
  rows: rows - 2 * inset,
});

/** Calm tiles around a picture, the last one solid for its round corner. `free` counts as ground, unpainted. `inset`: cells above and below the picture. */
export function mosaicAround({
  free,
  subject,
  picture,
  inset = 0,
  ...grid
}: Omit<GridOptions, "fields" | "round" | "calm"> & {
  free?: Field;
  subject: Field;
  picture: Picture | undefined;
  inset?: number;
}): Picture {
  const painted = picture ? [subject] : [];
  const fields = [...(free ? [free] : []), ...painted];
  const cells = mosaicCells({ ...grid, fields, round: true, calm: true });
  const { layers, ...size } = paintCells(grid.columns, grid.rows, cells, painted);
  return { ...size, layers: [...layers, ...(picture ? placed(picture, insetBox(subject, inset)) : [])] };
}

/** Picture of the closing band: four columns by three rows, with the page's picture in a field. `ground`: colour of the band. */
export function endingMosaic({
  seed,
  dialect,
  ground,
  figure,
}: {
  seed: string;
  dialect: Dialect;
  ground: Colour;
  figure?: Picture | undefined;
}): Picture {
  const shape = figure ? figure.width / figure.height : 0;
  const field =
    shape < 0.8
      ? { column: 1, row: 0, columns: 2, rows: 3 }
      : { column: shape < 1.2 ? 1 : 0, row: 1, columns: shape < 1.2 ? 2 : 3, rows: 2 };
  return mosaicAround({
    seed: `end ${seed}`,
    dialect,
    columns: 4,
    rows: 3,
    // On phones the button above it is paper.
    ground: "paper",
    beside: ground,
    never: ["ink"],
    subject: { ...field, ground },
    picture: figure,
  });
}

export const tile = (shape: { name: TileName; turn?: Turn; ground: Colour; colour: Colour }): Picture =>
  paintCells(1, 1, [{ column: 0, row: 0, turn: 0, ...shape }]);

/** A board of five columns. Tiles fill it from the foot, with turns and swapped colours; empty cells have a dot. */
export function tileBoard(
  { turn = 0, ground, colour, ...shape }: Parameters<typeof tile>[0],
  { rows, laid, dots }: { rows: number; laid: number; dots: Colour },
): Picture {
  const all = cellsIn({ columns: 5, rows });
  const empty = all.slice(0, all.length - laid);
  const cells = all.slice(all.length - laid).map(({ column, row }) => {
    const isSwapped = (column + row) % 2 === 1;
    return {
      ...shape,
      column,
      row,
      turn: turnOf(turn + column + row),
      ground: isSwapped ? colour : ground,
      colour: isSwapped ? ground : colour,
    };
  });
  const middle = (at: number) => (at + 0.5) * cellSize;
  return laidOn(paintCells(5, rows, cells), [
    [dots, empty.map(({ column, row }) => disc(middle(column), middle(row), 8)).join("")],
  ]);
}

const people: Readonly<Record<string, Fill>> = {
  eye: pupils,
  "skin-deep": skins.chestnut.base,
  "shade-deep": skins.chestnut.shade,
  "lips-deep": skins.chestnut.lips,
  "skin-light": skins.peach.base,
  "shade-light": skins.peach.shade,
  "lips-light": skins.peach.lips,
  "hair-light": hairColours.silver.base,
  "brow-light": hairColours.silver.shade,
};

export function scene(name: string): Picture {
  const { width, height, shapes } = drawing(`scenes/${name}`);
  const layers = shapes.map(({ role, d, crisp }): Layer => ({
    fill: people[role] ?? paletteFills[role] ?? "ink",
    d: format(d),
    ...(crisp && { crisp }),
  }));
  return { width, height, layers };
}
