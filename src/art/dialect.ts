import { bandHues, type BandColour } from "./bands.ts";
import { hueColours, hueOf, type CategoryHue } from "./hues.ts";
import type { Colour } from "./palette.ts";
import { entriesOf, type Weights } from "./random.ts";
import type { TileName } from "./tile.ts";

/** Two or four cells whose shapes form a larger one, in one colour. */
export type Motif =
  "round" | "flower" | "pill" | "rainbow" | "circle" | "peak" | "pyramid" | "arrows" | "runs" | "pairs";

type Shapes = {
  shapes: Weights<TileName>;
  motifs: Weights<Motif>;
  /** Quieter shapes for covers, where the figure comes first. */
  calmShapes: Weights<TileName>;
};

/** Shapes and colours of a mosaic. The name is part of every seed, so two dialects never draw alike. */
export type Dialect = Shapes & {
  name: string;
  grounds: Weights<Colour>;
  shapeColours: Weights<Colour>;
};

export const shapeFamilies = ["petals", "angles", "rounds", "steps"] as const;

type ShapeFamily = (typeof shapeFamilies)[number];

const families: Record<ShapeFamily, Shapes> = {
  petals: {
    shapes: entriesOf({ leaf: 5, quarter: 4, arcs: 3, dome: 3, half: 1, disc: 1 }),
    motifs: entriesOf({ flower: 3, rainbow: 2, round: 3, pairs: 2 }),
    calmShapes: entriesOf({ leaf: 4, quarter: 5, dome: 3, disc: 2, arcs: 1 }),
  },
  angles: {
    shapes: entriesOf({ chevron: 4, triangle: 4, plus: 3, stripes: 3, quarter: 1, dots: 1 }),
    motifs: entriesOf({ arrows: 3, peak: 3, runs: 2 }),
    calmShapes: entriesOf({ triangle: 5, chevron: 3, plus: 2, quarter: 2, stripes: 1 }),
  },
  rounds: {
    shapes: entriesOf({ disc: 3, circle: 2, half: 3, ring: 3, dots: 2, dome: 3, quarter: 2 }),
    motifs: entriesOf({ round: 3, circle: 3, pill: 3 }),
    calmShapes: entriesOf({ disc: 4, dome: 4, half: 3, quarter: 3, ring: 2 }),
  },
  steps: {
    shapes: entriesOf({ steps: 4, triangle: 4, stripes: 3, ring: 3, half: 1, quarter: 1 }),
    motifs: entriesOf({ pyramid: 3, peak: 3, runs: 2 }),
    calmShapes: entriesOf({ triangle: 4, steps: 4, ring: 2, half: 2, quarter: 2, stripes: 1 }),
  },
};

/** Names a dialect: a family of shapes in the colours of a hue, or in all. `name` separates categories that share both. */
export type Family = { name: string; shapes: ShapeFamily; hue?: CategoryHue };

/** All shapes in all colours: for what belongs to no category. */
// prettier-ignore
const brand: Dialect = {
  name: "brand",
  grounds: entriesOf({
    hue1: 4, hue3: 4, hue2: 3, hue4: 3, hue5: 3, tint2: 3, tint1: 3, tint4: 3, tint3: 1, ink: 1, paper: 1,
  }),
  shapeColours: entriesOf({
    hue1: 4, hue2: 4, hue3: 4, hue4: 4, hue5: 3, paper: 3, tint2: 2, tint4: 2, tint1: 2, ink: 2,
  }),
  shapes: entriesOf({
    quarter: 4, leaf: 4, dome: 3, half: 2, disc: 2, circle: 2, ring: 3, arcs: 2, dots: 2, stripes: 2, steps: 2,
    chevron: 2, triangle: 3, plus: 1,
  }),
  motifs: entriesOf({
    flower: 3, round: 3, rainbow: 2, circle: 2, pill: 2, peak: 2, pyramid: 1, arrows: 1, pairs: 2,
  }),
  calmShapes: entriesOf({ quarter: 4, leaf: 3, dome: 3, disc: 2, triangle: 2, half: 2 }),
};

/** `never`: colours to leave out. In the page's own colour a tile looks like a gap. */
type Named = { family?: Family | undefined; band?: BandColour | undefined; never?: readonly Colour[] };

/** The dialect of a family, or else all shapes. On a band it has the colours of the page alone. */
export function dialectOf({ family, band, never = [] }: Named): Dialect {
  const shapes = family ? { name: family.name, ...families[family.shapes] } : brand;
  const { grounds, shapeColours } = family?.hue ? hueColours[family.hue] : brand;
  const fits = ([colour]: readonly [Colour, number]) => {
    const hue = hueOf(colour);
    return !never.includes(colour) && (!band || !hue || bandHues[band].includes(hue));
  };
  return { ...shapes, grounds: grounds.filter(fits), shapeColours: shapeColours.filter(fits) };
}
