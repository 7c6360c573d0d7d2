import type { Colour, Fill } from "./palette.ts";
import { entriesOf, type Weights } from "./random.ts";

export const categoryHues = ["hue1", "hue2", "hue3", "hue4", "hue5"] as const;

export type CategoryHue = (typeof categoryHues)[number];

/** The hue of a hue or tint; none of ink, paper and other colours. */
export const hueOf = (fill: Fill): CategoryHue | undefined =>
  categoryHues.find((hue) => fill === hue || fill === hue.replace("hue", "tint"));

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

type HueColours = {
  /** A single tile; its shape is visible on its ground, which is that of a band too. */
  tile: { ground: "tint1" | "tint2" | "tint3" | "tint4" | "hue5"; colour: Colour };
  /** Grounds and shapes of a mosaic, each with a little ink and paper. */
  grounds: Weights<Colour>;
  shapeColours: Weights<Colour>;
  inks: readonly [plain: Inks, bold: Inks, ...Inks[]];
};

export const hueColours: Record<CategoryHue, HueColours> = {
  hue1: {
    tile: { ground: "tint1", colour: "hue1" },
    grounds: entriesOf({ tint1: 4, hue1: 3, hue5: 3, hue3: 2, ink: 2, paper: 1 }),
    shapeColours: entriesOf({ hue1: 4, hue3: 3, hue5: 3, paper: 3, ink: 3, tint1: 3 }),
    inks: [
      { ground: "tint1", body: "hue1", mark: "tint1", deep: "ink", accent: "hue3" },
      { ground: "hue1", body: "paper", mark: "hue1", deep: "ink", accent: "hue3" },
      { ground: "hue5", body: "hue1", mark: "hue5", deep: "ink", accent: "hue3" },
      { ground: "hue3", body: "hue1", mark: "tint3", deep: "ink", accent: "paper" },
    ],
  },
  hue2: {
    tile: { ground: "tint2", colour: "hue2" },
    grounds: entriesOf({ tint2: 4, hue2: 4, tint4: 3, hue1: 2, ink: 2, paper: 1 }),
    shapeColours: entriesOf({ hue2: 4, tint4: 3, tint2: 3, paper: 3, hue1: 3, ink: 2 }),
    inks: [
      { ground: "tint2", body: "hue2", mark: "tint2", deep: "ink", accent: "hue1" },
      { ground: "hue2", body: "paper", mark: "hue2", deep: "hue1", accent: "tint2" },
      { ground: "tint4", body: "hue2", mark: "tint4", deep: "ink", accent: "hue1" },
      { ground: "hue2", body: "tint2", mark: "hue2", deep: "hue1", accent: "paper" },
    ],
  },
  hue3: {
    tile: { ground: "tint3", colour: "hue3" },
    grounds: entriesOf({ tint3: 4, hue3: 4, tint2: 3, hue1: 2, ink: 2, paper: 1 }),
    shapeColours: entriesOf({ hue3: 3, paper: 3, hue1: 3, ink: 3, tint2: 3, tint3: 3 }),
    inks: [
      { ground: "tint3", body: "hue1", mark: "tint3", deep: "ink", accent: "hue3" },
      { ground: "hue3", body: "ink", mark: "hue3", deep: "hue1", accent: "paper" },
      { ground: "tint2", body: "hue1", mark: "tint2", deep: "ink", accent: "hue3" },
      { ground: "tint3", body: "ink", mark: "tint3", deep: "hue1", accent: "hue3" },
    ],
  },
  hue4: {
    tile: { ground: "tint4", colour: "hue4" },
    grounds: entriesOf({ tint4: 4, hue4: 4, hue5: 3, hue3: 2, ink: 2, paper: 1 }),
    shapeColours: entriesOf({ hue4: 4, hue3: 3, hue5: 3, tint4: 3, paper: 3, ink: 3 }),
    inks: [
      { ground: "tint4", body: "hue4", mark: "tint4", deep: "ink", accent: "hue3" },
      { ground: "hue4", body: "paper", mark: "hue4", deep: "ink", accent: "hue3" },
      { ground: "hue5", body: "hue4", mark: "hue5", deep: "ink", accent: "hue3" },
      { ground: "hue3", body: "hue4", mark: "tint3", deep: "ink", accent: "paper" },
    ],
  },
  hue5: {
    tile: { ground: "hue5", colour: "ink" },
    grounds: entriesOf({ hue5: 5, hue2: 3, tint2: 3, hue3: 2, ink: 2, paper: 1 }),
    shapeColours: entriesOf({ hue5: 4, ink: 3, paper: 3, hue2: 3, hue3: 3, tint2: 2 }),
    inks: [
      { ground: "hue5", body: "hue2", mark: "hue5", deep: "ink", accent: "hue3" },
      { ground: "hue2", body: "hue5", mark: "hue2", deep: "hue3", accent: "paper" },
      { ground: "tint2", body: "hue2", mark: "tint2", deep: "ink", accent: "hue3" },
      { ground: "hue3", body: "hue2", mark: "tint3", deep: "paper", accent: "hue5" },
    ],
  },
};
