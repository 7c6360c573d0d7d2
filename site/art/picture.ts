import { palette } from "./palette.ts";
import type { Colour } from "./palette.ts";
import { format } from "./path.ts";

/** One filled path: `fill` is a hex colour, `d` SVG path data. A crisp layer is drawn without smoothed edges. */
export type Layer = { fill: string; d: string; crisp?: true };

/** A finished picture: its size in units, 100 to a cell, and its layers in the order of painting. */
export type Picture = { width: number; height: number; layers: readonly Layer[] };

/** The side of a cell, in units of the picture. */
export const cellSize = 100;

/** A shape that is not a layer yet: a colour (a palette name or a hex value), and path data as it was drawn. */
export type Piece = readonly [colour: Colour | `#${string}`, d: string];

function hex(colour: Colour | `#${string}`): string {
  return colour.startsWith("#") ? colour : palette[colour as Colour];
}

/** Turns pieces into layers, in painting order. Pieces of one colour that follow each other become one layer; empty ones are dropped. */
export function toLayers(pieces: readonly Piece[]): Layer[] {
  const layers: { fill: string; d: string }[] = [];
  for (const [colour, d] of pieces) {
    if (d === "") continue;
    const fill = hex(colour);
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
  const rest = new Map(shapes);
  const joined = pieces.map(([colour, d]): Piece => {
    const shape = colour.startsWith("#") ? undefined : rest.get(colour as Colour);
    if (shape !== undefined) rest.delete(colour as Colour);
    return [colour, (shape ?? "") + d];
  });
  return toLayers([...rest, ...joined]);
}

/** The picture as an SVG document, for a file of its own or inside a page. It has no name: the page says what it shows, or hides it. */
export function toSvg({ width, height, layers }: Picture): string {
  const paths = layers
    .map(
      ({ fill, d, crisp }) =>
        `<path fill="${fill}"${crisp ? ' shape-rendering="crispEdges"' : ""} d="${d}"/>`,
    )
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paths}</svg>`;
}
