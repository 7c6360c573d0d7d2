import type { Colour, Fill, Hex, Palette } from "./palette.ts";
import { format, move } from "./path.ts";

/** One filled path: `fill` is the name of a palette colour or a hex value, `d` SVG path data. A crisp layer is drawn without smoothed edges. */
export type Layer<Paint = Fill> = { fill: Paint; d: string; crisp?: true };

/** A finished picture: its size in units, 100 to a cell, and its layers in the order of painting. */
export type Picture<Paint = Fill> = { width: number; height: number; layers: readonly Layer<Paint>[] };

/** A picture in the colours of a palette. */
export type PaintedPicture = Picture<Hex>;

/** The side of a cell, in units of the picture. */
export const cellSize = 100;

/** A shape that is not a layer yet: a colour (a palette name or a hex value), and path data as it was drawn. */
export type Piece = readonly [colour: Fill, d: string];

/** The pieces moved by so many units. */
export const shifted = (pieces: readonly Piece[], by: { dx?: number; dy?: number }): Piece[] =>
  pieces.map(([colour, d]) => [colour, move(d, by)]);

/** A picture with more pieces on top. */
export const laidOn = (picture: Picture, pieces: readonly Piece[]): Picture => ({
  ...picture,
  layers: [...picture.layers, ...toLayers(pieces)],
});

/** The layers of a picture, scaled into a box of cells. They are centred there and end at its foot. */
export function placed(
  picture: Picture,
  box: { column: number; row: number; columns: number; rows: number },
): Layer[] {
  const scale = Math.min((box.columns * cellSize) / picture.width, (box.rows * cellSize) / picture.height);
  const dx = (box.column + box.columns / 2) * cellSize - (scale * picture.width) / 2;
  const dy = (box.row + box.rows) * cellSize - scale * picture.height;
  return picture.layers.map((layer) => ({ ...layer, d: format(move(layer.d, { scale, dx, dy })) }));
}

const isHex = (colour: Fill): colour is Hex => colour.startsWith("#");

/** A picture with other fills. */
export const refilled = <Paint>(picture: Picture, instead: (fill: Fill) => Paint): Picture<Paint> => ({
  ...picture,
  layers: picture.layers.map((layer) => ({ ...layer, fill: instead(layer.fill) })),
});

/** Paints a picture in the colours of a palette. */
export const paint = (picture: Picture, palette: Palette): PaintedPicture =>
  refilled(picture, (fill) => (isHex(fill) ? fill : palette[fill]));

/** Turns pieces into layers, in painting order. Pieces of one colour that follow each other become one layer; empty ones are dropped. */
export function toLayers(pieces: readonly Piece[]): Layer[] {
  const layers: { fill: Fill; d: string }[] = [];
  for (const [fill, d] of pieces) {
    if (d === "") continue;
    const last = layers.at(-1);
    if (last?.fill === fill) last.d += d;
    else layers.push({ fill, d });
  }
  return layers.map(({ fill, d }) => ({ fill, d: format(d) }));
}

/**
 * Turns shapes and pieces that do not touch each other into as few layers as possible: the shapes of a colour join the first
 * piece of that colour. The order of the pieces is kept.
 */
export function mergeApart(shapes: ReadonlyMap<Colour, string>, pieces: readonly Piece[]): Layer[] {
  const rest = new Map<Fill, string>(shapes);
  const joined = pieces.map(([colour, d]): Piece => {
    const shape = rest.get(colour);
    rest.delete(colour);
    return [colour, (shape ?? "") + d];
  });
  return toLayers([...rest, ...joined]);
}

/** The picture as an SVG document, for a file of its own or inside a page. It has no name: the page says what it shows, or hides it. */
export function toSvg(picture: Picture, palette: Palette): string {
  const { width, height, layers } = paint(picture, palette);
  const paths = layers
    .map(
      ({ fill, d, crisp }) =>
        `<path fill="${fill}"${crisp ? ' shape-rendering="crispEdges"' : ""} d="${d}"/>`,
    )
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paths}</svg>`;
}
