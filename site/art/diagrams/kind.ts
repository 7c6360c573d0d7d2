// What the diagrams share: the panel of 8 by 3 cells and ways to lay parts on it.
import type { Colour } from "../palette.ts";
import { polygon } from "../path.ts";
import { cellSize, type Piece } from "../picture.ts";

const [columns, rows] = [8, 3];
/** The size of the panel, in units. */
export const [width, height] = [columns * cellSize, rows * cellSize];

/** The room that a diagram keeps free round itself. */
export const edge = 44;
/** The room inside. */
export const inner = { width: width - 2 * edge, height: height - 2 * edge };
/** Its middle, and where what stands on the ground stands. */
export const [middle, foot] = [height / 2, height - edge];

/** What is drawn: `plain` are the parts, `lit` the one that matters, `ink` what joins them. */
export type Inks = Record<"plain" | "lit" | "ink", Colour>;

/** A diagram by its name: what it takes, and how it is drawn. */
export type Kind = {
  /** Figures that it can have. */
  example: string;
  /** How many figures it takes, from the least to the most. */
  takes: readonly [least: number, most: number];
  /** The least and the greatest of them; of the first, where the second says which part of so many is meant. */
  from: number;
  to: number;
  draw: (inks: Inks, values: readonly number[]) => readonly Piece[];
};

/** Places for so many parts side by side: where each begins, and how wide it is. */
export function places(count: number, gap: number) {
  const size = (inner.width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ at: edge + index * (size + gap), size }));
}

/** One piece for each part, in the colour of those that are plain or of the one that is lit. */
export const eachOf = <T>(parts: readonly T[], isLit: (index: number) => boolean, { plain, lit }: Inks) => ({
  draw: (path: (part: T, index: number) => string): Piece[] => [
    [plain, parts.map((part, index) => (isLit(index) ? "" : path(part, index))).join("")],
    [lit, parts.map((part, index) => (isLit(index) ? path(part, index) : "")).join("")],
  ],
});

/** A head of an arrow that points right, its tip at a place. */
export const tip = (x: number, y: number, size = 20) => polygon(x - size, y - size, x, y, x - size, y + size);

/** The parts of which one is told by its number, counted from 1; the last where none is told. */
export const oneOf = ([count = 1, which = count]: readonly number[]) => ({
  count,
  isLit: (index: number) => index === which - 1,
});
