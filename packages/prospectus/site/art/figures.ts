/** Figures: what a cover shows. They are drawings of `site/drawings/figures/`, or the provider's own of `images/figures/` in the content. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../content-folder.ts";
import { drawing, DrawingError, namesIn, coloured, readDrawing, svgNames, type Drawing } from "./drawing.ts";
import type { Colour } from "./palette.ts";
import { forwards, memoized } from "./path.ts";
import type { Piece } from "./picture.ts";

/** The colours a figure is drawn in. All but `mark` are visible on the ground; all are visible on `body`. */
export type Inks = {
  ground: Colour;
  /** The greatest shape. */
  body: Colour;
  /** A detail on the body; it may equal the ground and then looks cut out. */
  mark: Colour;
  /** The second shape, dark as a rule. Visible on ground and body. */
  deep: Colour;
  /** The smallest shape. Visible on ground, body and deep. */
  accent: Colour;
};

/** Where the provider's figures lie in a content folder. */
export const figureFolder = "images/figures";

const own = svgNames(join(contentFolder, figureFolder));

/** The names of all figures: what content calls them by. A provider's own takes the place of one of the same name. */
export const figureNames: readonly string[] = [...new Set([...namesIn("figures"), ...own])].toSorted();

const companions = ["people", "book", "screen", "pencil", "lamp", "compass"] as const;

/** The figure beside an item of a list, counted from 0, where its content names none. */
export function companion(index: number): string {
  return companions[index % companions.length] ?? "people";
}

/** Reads a provider's own figure from the text of its file. Throws a `DrawingError` for one that cannot be used. */
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

/** The pieces of a figure on a field of 200 by 200 units, in painting order, without its ground. */
export function figurePieces(name: string, inks: Inks): readonly Piece[] {
  const drawn = own.includes(name)
    ? readFigure(readFileSync(join(contentFolder, figureFolder, `${name}.svg`), "utf8"))
    : drawing(`figures/${name}`);
  return coloured(drawn, { ...inks, light: inks.body === "paper" ? "ink" : "paper" });
}
