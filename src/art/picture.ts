import { isThemed, palette, themed, type Colour, type Fill, type Hex } from "./palette.ts";
import { box, format, move } from "./path.ts";

/** One filled path. A crisp layer has no anti-aliasing. */
export type Layer<Paint = Fill> = { fill: Paint; d: string; crisp?: true };

/** A picture: its size in units, 100 to a cell, and its layers in painting order. */
export type Picture<Paint = Fill> = { width: number; height: number; layers: readonly Layer<Paint>[] };

export type PaintedPicture = Picture<Hex | "currentcolor">;

export const cellSize = 100;

/** A shape before formatting: its fill and path data. */
export type Piece = readonly [colour: Fill, d: string];

export const shifted = (pieces: readonly Piece[], by: { dx?: number; dy?: number }): Piece[] =>
  pieces.map(([colour, d]) => [colour, move(d, by)]);

/** Cells side by side. */
export type Area = { column: number; row: number; columns: number; rows: number };

export const areaBox = ({ column, row, columns, rows }: Area): string =>
  box(column * cellSize, row * cellSize, columns * cellSize, rows * cellSize);

/** The layers of a picture, scaled into an area. They are centred there and end at its foot. */
export function placed(picture: Picture, { column, row, columns, rows }: Area): Layer[] {
  const scale = Math.min((columns * cellSize) / picture.width, (rows * cellSize) / picture.height);
  const dx = (column + columns / 2) * cellSize - (scale * picture.width) / 2;
  const dy = (row + rows) * cellSize - scale * picture.height;
  return picture.layers.map((layer) => ({ ...layer, d: format(move(layer.d, { scale, dx, dy })) }));
}

const isHex = (colour: Fill): colour is Hex => colour.startsWith("#");

export const refilled = <Paint>(picture: Picture, instead: (fill: Fill) => Paint): Picture<Paint> => ({
  ...picture,
  layers: picture.layers.map((layer) => ({ ...layer, fill: instead(layer.fill) })),
});

/** The picture in colours that a page can show. `instead` swaps colours. */
export const paint = (picture: Picture, instead: Readonly<Record<string, Colour>> = {}): PaintedPicture =>
  refilled(picture, (named) => {
    const fill = instead[named] ?? named;
    if (isThemed(fill)) return "currentcolor";
    return isHex(fill) ? fill : palette[fill];
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

/** An SVG document without an accessible name: the page names or hides the picture. `asBands`: a page can colour the grounds as its bands. */
export function toSvg(picture: Picture, asBands = false): string {
  const byDay = refilled(picture, (fill) => (isThemed(fill) ? themed[fill][0] : fill));
  const { width, height, layers } = paint(byDay);
  const hues = picture.layers.map(({ fill, crisp }) =>
    asBands && crisp && fill !== "ink" && fill !== "paper" ? ` data-hue="${fill}"` : "",
  );
  const classes = picture.layers.map(({ fill }) => (isThemed(fill) ? ` class="${fill}"` : ""));
  const paths = layers
    .map(
      ({ fill, d, crisp }, index) =>
        `<path fill="${fill}"${classes[index]}${hues[index]}${crisp ? ' shape-rendering="crispEdges"' : ""} d="${d}"/>`,
    )
    .join("");
  // In a file this is the colour scheme of the page's element (CSS Color Adjustment 1, section 2.1).
  const used = [...new Set(picture.layers.map(({ fill }) => fill))].filter(isThemed);
  const rules = used.map((fill) => `.${fill}{fill:${palette[themed[fill][1]]}}`).join("");
  const style = rules && `<style>@media(prefers-color-scheme:dark){${rules}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${style}${paths}</svg>`;
}
