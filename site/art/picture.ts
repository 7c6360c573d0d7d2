import { palette } from "./palette.ts";
import type { Colour } from "./palette.ts";
import { format } from "./path.ts";

/** One filled path. `fill` is a hex colour, `d` SVG path data; a crisp layer is drawn without smoothed edges. */
export type Layer = { fill: string; d: string; crisp?: true };

/** A finished picture: layers to be painted in order, on a field of columns by rows cells, 100 units each. */
export type Picture = {
  columns: number;
  rows: number;
  width: number;
  height: number;
  layers: readonly Layer[];
};

/** The side of a cell, in units of the picture. */
export const cellSize = 100;

/** A shape still in its making: a colour (a palette name or a hex value) and path data of any form. */
export type Piece = readonly [colour: Colour | `#${string}`, d: string];

function hex(colour: Colour | `#${string}`): string {
  return colour.startsWith("#") ? colour : palette[colour as Colour];
}

/** Layers of pieces painted in order; neighbours of one colour become one layer. Empty pieces leave no trace. */
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
 * Adds pieces that touch nothing in the given layers: the order among the pieces is kept, and each layer
 * of the same colour is taken over by the first piece of that colour.
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

/**
 * The picture as a complete SVG document for a file of its own or for inlining, in as few bytes as it goes.
 * With a title it is an image with that name; without one it is decoration, for the page to hide.
 */
export function toSvg(picture: Picture, options: { title?: string } = {}): string {
  const { width, height, layers } = picture;
  const escaped = options.title?.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
  const name = escaped === undefined ? "" : ` role="img" aria-label="${escaped}"`;
  const title = escaped === undefined ? "" : `<title>${escaped}</title>`;
  const paths = layers
    .map(
      ({ fill, d, crisp }) =>
        `<path fill="${fill}"${crisp ? ' shape-rendering="crispEdges"' : ""} d="${d}"/>`,
    )
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${name}>${title}${paths}</svg>`;
}
