import type { Colour } from "./palette.ts";
import { weighted } from "./random.ts";
import type { TileName } from "./tile.ts";

/** The four fields of study, each with its own shapes and hues. */
export type Category = "design" | "development" | "management" | "finance";

/** Whose shapes and colours a mosaic has: those of a category, or the brand's, which are all of them. */
export type Dialect = Category | "brand";

/** The four categories, in the order the site lists them. */
export const categories: readonly Category[] = ["design", "development", "management", "finance"];

/** Two or four cells whose shapes make a larger one together, in one colour. */
export type Motif =
  "round" | "flower" | "pill" | "rainbow" | "circle" | "peak" | "pyramid" | "arrows" | "runs" | "pairs";

/** What a dialect is made of. The numbers are relative frequencies. */
export type Vocabulary = {
  grounds: readonly (readonly [Colour, number])[];
  shapeColours: readonly (readonly [Colour, number])[];
  shapes: readonly (readonly [TileName, number])[];
  motifs: readonly (readonly [Motif, number])[];
  /** The quieter shapes and grounds of a cover, where the figure speaks. */
  calmShapes: readonly (readonly [TileName, number])[];
};

/** The vocabulary of each dialect. All have a little ink and paper. */
export const vocabularies: Record<Dialect, Vocabulary> = {
  design: {
    grounds: weighted({ blush: 4, vermilion: 3, lilac: 3, saffron: 2, ink: 2, paper: 1 }),
    shapeColours: weighted({ vermilion: 4, saffron: 3, lilac: 3, paper: 3, ink: 3, blush: 3 }),
    shapes: weighted({ leaf: 5, quarter: 4, arcs: 3, dome: 3, half: 1, disc: 1 }),
    motifs: weighted({ flower: 3, rainbow: 2, round: 3, pairs: 2 }),
    calmShapes: weighted({ leaf: 4, quarter: 5, dome: 3, disc: 2, arcs: 1 }),
  },
  development: {
    grounds: weighted({ sky: 4, cobalt: 4, mint: 3, vermilion: 2, ink: 2, paper: 1 }),
    shapeColours: weighted({ cobalt: 4, mint: 3, sky: 3, paper: 3, vermilion: 3, ink: 2 }),
    shapes: weighted({ chevron: 4, triangle: 4, plus: 3, stripes: 3, quarter: 1, dots: 1 }),
    motifs: weighted({ arrows: 3, peak: 3, runs: 2 }),
    calmShapes: weighted({ triangle: 5, chevron: 3, plus: 2, quarter: 2, stripes: 1 }),
  },
  management: {
    grounds: weighted({ butter: 4, saffron: 4, sky: 3, vermilion: 2, ink: 2, paper: 1 }),
    shapeColours: weighted({ saffron: 3, paper: 3, vermilion: 3, ink: 3, sky: 3, butter: 3 }),
    shapes: weighted({ disc: 3, circle: 2, half: 3, ring: 3, dots: 2, dome: 3, quarter: 2 }),
    motifs: weighted({ round: 3, circle: 3, pill: 3 }),
    calmShapes: weighted({ disc: 4, dome: 4, half: 3, quarter: 3, ring: 2 }),
  },
  finance: {
    grounds: weighted({ mint: 4, jade: 4, lilac: 3, saffron: 2, ink: 2, paper: 1 }),
    shapeColours: weighted({ jade: 4, saffron: 3, lilac: 3, mint: 3, paper: 3, ink: 3 }),
    shapes: weighted({ steps: 4, triangle: 4, stripes: 3, ring: 3, half: 1, quarter: 1 }),
    motifs: weighted({ pyramid: 3, peak: 3, runs: 2 }),
    calmShapes: weighted({ triangle: 4, steps: 4, ring: 2, half: 2, quarter: 2, stripes: 1 }),
  },
  brand: {
    grounds: weighted({
      vermilion: 4,
      saffron: 4,
      cobalt: 3,
      jade: 3,
      lilac: 3,
      sky: 3,
      blush: 3,
      mint: 3,
      butter: 1,
      ink: 1,
      paper: 1,
    }),
    shapeColours: weighted({
      vermilion: 4,
      cobalt: 4,
      saffron: 4,
      jade: 4,
      lilac: 3,
      paper: 3,
      sky: 2,
      mint: 2,
      blush: 2,
      ink: 2,
    }),
    shapes: weighted({
      quarter: 4,
      leaf: 4,
      dome: 3,
      half: 2,
      disc: 2,
      circle: 2,
      ring: 3,
      arcs: 2,
      dots: 2,
      stripes: 2,
      steps: 2,
      chevron: 2,
      triangle: 3,
      plus: 1,
    }),
    motifs: weighted({
      flower: 3,
      round: 3,
      rainbow: 2,
      circle: 2,
      pill: 2,
      peak: 2,
      pyramid: 1,
      arrows: 1,
      pairs: 2,
    }),
    calmShapes: weighted({ quarter: 4, leaf: 3, dome: 3, disc: 2, triangle: 2, half: 2 }),
  },
};
