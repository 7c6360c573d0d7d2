import { hexOf, nightOf, wallOf, type Colour, type Fill, type Hex } from "./palette.ts";
import { box, format, move } from "./path.ts";

/** One filled path. A crisp layer has no anti-aliasing. */
export type Layer<Paint = Fill> = { fill: Paint; d: string; crisp?: true };

/** A picture: its size in units, 100 to a cell, and its layers in painting order. */
export type Picture<Paint = Fill> = { width: number; height: number; layers: readonly Layer<Paint>[] };

type Shown = Hex | "currentcolor" | `var(--${string})`;

export type PaintedPicture = Picture<Shown>;

export const cellSize = 100;

/** A shape before formatting: its fill and path data. */
export type Piece = readonly [colour: Fill, d: string];

export const shifted = (pieces: readonly Piece[], by: { dx?: number; dy?: number }): Piece[] =>
  pieces.map(([colour, d]) => [colour, move(d, by)]);

export type Size = { columns: number; rows: number };

/** Cells side by side. */
export type Area = Size & { column: number; row: number };

export const areaBox = ({ column, row, columns, rows }: Area): string =>
  box(column * cellSize, row * cellSize, columns * cellSize, rows * cellSize);

/** The layers of a picture, scaled into an area. They are centred there and end at its foot. */
export function placed(picture: Picture, { column, row, columns, rows }: Area): Layer[] {
  const scale = Math.min((columns * cellSize) / picture.width, (rows * cellSize) / picture.height);
  const dx = (column + columns / 2) * cellSize - (scale * picture.width) / 2;
  const dy = (row + rows) * cellSize - scale * picture.height;
  return picture.layers.map((layer) => ({ ...layer, d: format(move(layer.d, { scale, dx, dy })) }));
}

export const refilled = <Paint>(picture: Picture, instead: (fill: Fill) => Paint): Picture<Paint> => ({
  ...picture,
  layers: picture.layers.map((layer) => ({ ...layer, fill: instead(layer.fill) })),
});

/** The picture in colours that a page can show. `instead` swaps colours. */
export const paint = (picture: Picture, instead: Readonly<Record<string, Colour>> = {}): PaintedPicture =>
  refilled(picture, (fill): Shown => {
    const [, light] = /^(.+)Wall$/.exec(fill) ?? [];
    if (light) return `var(--${light}-ground)`;
    return fill === "line" ? "currentcolor" : hexOf(instead[fill] ?? fill);
  });

/** The picture with its first layer as the wall, dark in the dark theme. */
export const inEvening = ({ layers, ...size }: Picture): Picture => ({
  ...size,
  layers: layers.map((layer, index) => (index === 0 ? { ...layer, fill: wallOf(layer.fill) } : layer)),
});

/** Layers of pieces, in painting order. Merges neighbours of one colour; drops empty pieces. */
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

/** Merges shapes and pieces that do not touch into few layers. The order of the pieces is kept. */
export function mergeApart(shapes: ReadonlyMap<Colour, string>, pieces: readonly Piece[]): Layer[] {
  const rest = new Map<Fill, string>(shapes);
  const joined = pieces.map(([colour, d]): Piece => {
    const shape = rest.get(colour);
    rest.delete(colour);
    return [colour, (shape ?? "") + d];
  });
  return toLayers([...rest, ...joined]);
}

/** Attributes of a layer in a page, where a style sheet colours it by its hue. `asBands`: grounds follow the theme too. */
function inPage({ fill, crisp }: Layer, { asBands }: { asBands: boolean }): string {
  const [, hue, kind] = /^(.+)(Sheet|Wall)$/.exec(fill) ?? [];
  if (hue) return `${kind === "Sheet" ? ' class="sheet"' : ""} data-hue="${hue}"`;
  return asBands && crisp && fill !== "ink" && fill !== "paper" ? ` data-hue="${fill}"` : "";
}

/** An SVG document without an accessible name: the page names or hides the picture. `page`: how a page contains it. */
export function toSvg({ width, height, layers }: Picture, page?: { asBands: boolean }): string {
  const paths = layers.map((layer) => {
    const { fill, d, crisp } = layer;
    const inFile = nightOf(fill) ? ` class="${fill}"` : "";
    const own = page ? inPage(layer, page) : inFile;
    return `<path fill="${hexOf(fill)}"${own}${crisp ? ' shape-rendering="crispEdges"' : ""} d="${d}"/>`;
  });
  const rules = layers.flatMap(({ fill }) => (nightOf(fill) ? `.${fill}{fill:${nightOf(fill)}}` : []));
  // In a file this is the colour scheme of the page's element (CSS Color Adjustment 1, section 2.1).
  const style = `<style>@media(prefers-color-scheme:dark){${[...new Set(rules)].join("")}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${page || rules.length === 0 ? "" : style}${paths.join("")}</svg>`;
}
