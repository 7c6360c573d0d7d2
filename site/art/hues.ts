/** What a category's hue brings along: its tints, and the colours of its mosaics and covers. */
import type { Inks } from "./figures/inks.ts";
import type { Colour } from "./palette.ts";
import { weighted } from "./random.ts";

/** The names of the hues that a category can have. */
export const categoryHues = ["vermilion", "cobalt", "saffron", "jade", "lilac"] as const;

/** The hue of a category: the colour of its cards and of its band. */
export type CategoryHue = (typeof categoryHues)[number];

/** A colour with its relative frequency. */
type Weights = readonly (readonly [Colour, number])[];

/** The colours that go with a hue. */
export type HueColours = {
  /** A tile by itself: its ground, and its shape, which is plainly visible on it. */
  tile: { ground: Colour; colour: Colour };
  /** What covers of the hue stand out on: a tint that none of their tiles has. */
  beside: "blush" | "sky" | "butter" | "mint" | "lilac";
  /** The band of an article. */
  articleBand: "blush" | "lilac" | "butter" | "mint";
  /** The grounds and the shapes of a mosaic. All hues have a little ink and paper. */
  grounds: Weights;
  shapeColours: Weights;
  /** The colours in which the figure of a cover is drawn; a seed picks one set. */
  inks: readonly Inks[];
};

/** The colours of each hue. */
export const hueColours: Record<CategoryHue, HueColours> = {
  vermilion: {
    tile: { ground: "blush", colour: "vermilion" },
    beside: "butter",
    articleBand: "blush",
    grounds: weighted({ blush: 4, vermilion: 3, lilac: 3, saffron: 2, ink: 2, paper: 1 }),
    shapeColours: weighted({ vermilion: 4, saffron: 3, lilac: 3, paper: 3, ink: 3, blush: 3 }),
    inks: [
      { ground: "blush", body: "vermilion", mark: "blush", deep: "ink", accent: "saffron" },
      { ground: "vermilion", body: "paper", mark: "vermilion", deep: "ink", accent: "saffron" },
      { ground: "lilac", body: "vermilion", mark: "lilac", deep: "ink", accent: "saffron" },
      { ground: "saffron", body: "vermilion", mark: "butter", deep: "ink", accent: "paper" },
    ],
  },
  cobalt: {
    tile: { ground: "sky", colour: "cobalt" },
    beside: "lilac",
    articleBand: "lilac",
    grounds: weighted({ sky: 4, cobalt: 4, mint: 3, vermilion: 2, ink: 2, paper: 1 }),
    shapeColours: weighted({ cobalt: 4, mint: 3, sky: 3, paper: 3, vermilion: 3, ink: 2 }),
    inks: [
      { ground: "sky", body: "cobalt", mark: "sky", deep: "ink", accent: "vermilion" },
      { ground: "cobalt", body: "paper", mark: "cobalt", deep: "vermilion", accent: "saffron" },
      { ground: "mint", body: "cobalt", mark: "mint", deep: "ink", accent: "vermilion" },
      { ground: "cobalt", body: "sky", mark: "cobalt", deep: "vermilion", accent: "saffron" },
    ],
  },
  saffron: {
    tile: { ground: "butter", colour: "saffron" },
    beside: "mint",
    articleBand: "butter",
    grounds: weighted({ butter: 4, saffron: 4, sky: 3, vermilion: 2, ink: 2, paper: 1 }),
    shapeColours: weighted({ saffron: 3, paper: 3, vermilion: 3, ink: 3, sky: 3, butter: 3 }),
    inks: [
      { ground: "butter", body: "vermilion", mark: "butter", deep: "ink", accent: "saffron" },
      { ground: "saffron", body: "ink", mark: "saffron", deep: "vermilion", accent: "paper" },
      { ground: "sky", body: "vermilion", mark: "sky", deep: "ink", accent: "saffron" },
      { ground: "butter", body: "ink", mark: "butter", deep: "vermilion", accent: "saffron" },
    ],
  },
  jade: {
    tile: { ground: "mint", colour: "jade" },
    beside: "sky",
    articleBand: "mint",
    grounds: weighted({ mint: 4, jade: 4, lilac: 3, saffron: 2, ink: 2, paper: 1 }),
    shapeColours: weighted({ jade: 4, saffron: 3, lilac: 3, mint: 3, paper: 3, ink: 3 }),
    inks: [
      { ground: "mint", body: "jade", mark: "mint", deep: "ink", accent: "saffron" },
      { ground: "jade", body: "paper", mark: "jade", deep: "ink", accent: "saffron" },
      { ground: "lilac", body: "jade", mark: "lilac", deep: "ink", accent: "saffron" },
      { ground: "saffron", body: "jade", mark: "butter", deep: "ink", accent: "paper" },
    ],
  },
  lilac: {
    tile: { ground: "lilac", colour: "ink" },
    beside: "mint",
    articleBand: "lilac",
    grounds: weighted({ lilac: 5, cobalt: 3, blush: 3, saffron: 2, ink: 2, paper: 1 }),
    shapeColours: weighted({ lilac: 4, ink: 3, paper: 3, cobalt: 3, saffron: 3, blush: 2 }),
    inks: [
      { ground: "lilac", body: "cobalt", mark: "lilac", deep: "ink", accent: "saffron" },
      { ground: "cobalt", body: "lilac", mark: "cobalt", deep: "vermilion", accent: "saffron" },
      { ground: "blush", body: "cobalt", mark: "blush", deep: "ink", accent: "saffron" },
      { ground: "saffron", body: "ink", mark: "lilac", deep: "vermilion", accent: "paper" },
    ],
  },
};
