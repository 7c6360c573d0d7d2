import { brand, type Dialect } from "./dialect.ts";
import { drawing, paletteFills } from "./drawing.ts";
import type { Field } from "./grid.ts";
import type { BandColour, HeadArt } from "./heads/inks.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import { colours, type Colour, type Fill } from "./palette.ts";
import { box, format, move } from "./path.ts";
import { cellSize, refilled, type Layer, type Picture } from "./picture.ts";
import { hairColours, pupils, skins } from "./portrait/colours.ts";
import type { TileName, Turn } from "./tile.ts";

/** The picture on another ground: whatever had the ground's colour gets the band's. */
export const onGround = (art: HeadArt | undefined, band: BandColour): HeadArt | undefined =>
  art && ((ground) => refilled(art(band), (fill) => (fill === ground ? band : fill)));

/**
 * Picture of the closing band: two rows of calm tiles (`low`: one) and a figure at one end.
 * One cell of the last row is empty; the page draws the missing tile, in the colour `piece`, beside it.
 */
export function callToAction(options: {
  seed: string;
  dialect?: Dialect;
  ground: Colour;
  piece: Colour;
  columns: number;
  column: number;
  low?: boolean;
  figureFirst?: boolean;
  figure?: Picture | undefined;
}): Picture {
  const { seed, dialect = brand, ground, piece, column, columns, figure } = options;
  const scale = figure ? (2 * cellSize) / figure.height : 0;
  const width = figure ? scale * figure.width : 0;
  // Drawings are a multiple of an eighth of their height wide.
  const wide = Math.ceil(width / cellSize - 0.01);
  const at = options.figureFirst ? 0 : columns - wide;
  // A figure narrower than its cells keeps clear of the window's edge by about the gutter.
  const inset = Math.min(cellSize / 3, wide * cellSize - width);
  const behind = colours.find((colour) => colour === figure?.layers[0]?.fill) ?? ground;
  const fields: Field[] = [
    { column, row: 1, columns: 1, rows: 1, ground: piece },
    { column: at, row: 0, columns: options.figureFirst ? columns / 2 : wide, rows: 2, ground: behind },
    ...(options.low ? [{ column: 0, row: 0, columns: columns - wide, rows: 1, ground }] : []),
  ];
  const cells = mosaicCells({
    seed: `call ${seed}`,
    dialect,
    columns,
    rows: 2,
    ground,
    fields,
    never: [ground, "ink"],
    calm: true,
  });
  const tiles = paintCells(columns, 2, cells);
  const dx = options.figureFirst ? inset : columns * cellSize - width - inset;
  const drawn = figure?.layers.map((layer) => ({ ...layer, d: format(move(layer.d, { scale, dx })) })) ?? [];
  // The empty cell, if the figure covers it.
  const hole = { fill: ground, d: format(box(column * cellSize, cellSize, cellSize, cellSize)) };
  return { ...tiles, layers: [...tiles.layers, ...drawn, ...(wide > column ? [hole] : [])] };
}

export const tile = (shape: { name: TileName; turn?: Turn; ground: Colour; colour: Colour }): Picture =>
  paintCells(1, 1, [{ column: 0, row: 0, turn: 0, ...shape }]);

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
