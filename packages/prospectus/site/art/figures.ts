/** Figures on covers: drawings in `site/drawings/figures/`, or the school's own in `images/figures/` of its content. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../content-folder.ts";
import { drawing, DrawingError, namesIn, coloured, readDrawing, svgNames, type Drawing } from "./drawing.ts";
import type { Colour } from "./palette.ts";
import { memoized } from "../memoized.ts";
import { forwards } from "./path.ts";
import type { Piece } from "./picture.ts";

/** Colours of a figure. All but `mark` are visible on the ground; all are visible on `body`. */
export type Inks = {
  ground: Colour;
  body: Colour;
  /** A detail on the body. In the colour of the ground it looks cut out. */
  mark: Colour;
  /** The second shape, usually dark. Visible on ground and body. */
  deep: Colour;
  /** The smallest shape. Visible on ground, body and deep. */
  accent: Colour;
};

export const figureFolder = "images/figures";

const own = svgNames(join(contentFolder, figureFolder));

export const figureNames: readonly string[] = [...new Set([...namesIn("figures"), ...own])].toSorted();

const companions = ["people", "book", "screen", "pencil", "lamp", "compass"] as const;

export function companion(index: number): string {
  return companions[index % companions.length] ?? "people";
}

/** Reads a school's figure from its SVG text. Throws a `DrawingError` if it is invalid. */
export const readFigure = memoized((svg: string): Drawing => {
  const { width, height, shapes } = readDrawing(svg, "figures");
  if (width !== 200 || height !== 200)
    throw new DrawingError(
      1,
      `the viewBox 0 0 ${width} ${height}`,
      "0 0 200 200",
      "Scale the drawing to a page of 200 by 200 pixels.",
    );
  return { width, height, shapes: shapes.map((shape) => ({ ...shape, d: forwards(shape.d) })) };
});

/** A figure without its ground, on 200 by 200 units, in painting order. */
export function figurePieces(name: string, inks: Inks): readonly Piece[] {
  const drawn = own.includes(name)
    ? readFigure(readFileSync(join(contentFolder, figureFolder, `${name}.svg`), "utf8"))
    : drawing(`figures/${name}`);
  return coloured(drawn, { ...inks, light: inks.body === "paper" ? "ink" : "paper" });
}
