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

/** The art of a head, to be shown on other grounds than its band: what has the colour of the ground gets the band's. */
export const onGround = (art: HeadArt | undefined, band: BandColour): HeadArt | undefined =>
  art && ((ground) => refilled(art(band), (fill) => (fill === ground ? band : fill)));

/**
 * The picture of the closing band, without the band's own colour: two rows of calm tiles, or of `low` ones the last row alone, and at
 * one end the figure, as high as both. In the last row one cell is empty, so that the band shows through: the page lays the missing
 * piece, in the colour of `piece`, beside it.
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
  // A drawing has whole eighths of its height.
  const wide = Math.ceil(width / cellSize - 0.01);
  const at = options.figureFirst ? 0 : columns - wide;
  // What leaves a part of its cells free stands clear of the window's edge, by about the page's gutter.
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
  // The band shows through a figure that leaves the piece no cell of its own.
  const hole = { fill: ground, d: format(box(column * cellSize, cellSize, cellSize, cellSize)) };
  return { ...tiles, layers: [...tiles.layers, ...drawn, ...(wide > column ? [hole] : [])] };
}

/** One tile by itself: 1 by 1 cell. */
export const tile = (shape: { name: TileName; turn?: Turn; ground: Colour; colour: Colour }): Picture =>
  paintCells(1, 1, [{ column: 0, row: 0, turn: 0, ...shape }]);

/** The people of scenes, by the roles of their drawings. Their hair, where it is dark, is as dark as eyes. */
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

/** A drawing of `site/drawings/scenes/` as a picture in the colours of the palette. */
export function scene(name: string): Picture {
  const { width, height, shapes } = drawing(`scenes/${name}`);
  const layers = shapes.map(({ role, d, crisp }): Layer => ({
    fill: people[role] ?? paletteFills[role] ?? "ink",
    d: format(d),
    ...(crisp && { crisp }),
  }));
  return { width, height, layers };
}
