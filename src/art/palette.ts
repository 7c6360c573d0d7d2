/** Names of the colours. A tint is the light tone of its hue; hue5 is light itself. */
export const colours = [
  "ink",
  "paper",
  "hue1",
  "hue2",
  "hue3",
  "hue4",
  "tint1",
  "tint2",
  "tint3",
  "tint4",
  "hue5",
] as const;

export type Colour = (typeof colours)[number];

export type Hex = `#${string}`;

/** Colours of a headscarf. Its fold is a shade deeper. */
export const cloths = ["hue1", "hue2", "hue3", "hue4", "hue5", "tint2", "ink", "paper"] as const;

type Fold = `${(typeof cloths)[number]}Fold`;

/** Of all walls at night, in files: violet, as the ground of hue 5 (src/styles/tokens.css). */
const dusk = "#562a9a";

/** Fills that follow the theme, by day and at night: lines, sheets of paper, and walls behind people. */
const themes = {
  line: ["ink", "paper"],
  tint1Sheet: ["paper", "tint1"],
  tint2Sheet: ["paper", "tint2"],
  tint3Sheet: ["paper", "tint3"],
  tint4Sheet: ["paper", "tint4"],
  hue5Sheet: ["paper", "hue5"],
  tint1Wall: ["tint1", dusk],
  tint2Wall: ["tint2", dusk],
  tint3Wall: ["tint3", dusk],
  tint4Wall: ["tint4", dusk],
} as const satisfies Record<string, readonly [day: Colour, night: Colour | Hex]>;

type Themed = keyof typeof themes;

export type Fill = Colour | Fold | Hex | Themed;

const isThemed = (fill: string): fill is Themed => Object.hasOwn(themes, fill);

/** The wall in a light colour. Any other fill stays. */
export function wallOf(fill: Fill): Fill {
  const wall = `${fill}Wall`;
  return isThemed(wall) ? wall : fill;
}

/** Colours of all pictures, the same in both themes. src/styles/tokens.css has the same colours for the pages. */
export const palette: Readonly<Record<Colour | Fold, Hex>> = {
  ink: "#1b1830",
  paper: "#fbf7ee",
  hue1: "#ff5b37",
  hue2: "#2b4bf2",
  hue3: "#ffb81c",
  hue4: "#0c9a74",
  hue5: "#cdbcff",
  tint1: "#ffc9bd",
  tint2: "#bfd0ff",
  tint3: "#ffe6a6",
  tint4: "#b5e6d3",
  hue1Fold: "#e04622",
  hue2Fold: "#1f3bcb",
  hue3Fold: "#e8a000",
  hue4Fold: "#08805f",
  hue5Fold: "#b3a0ea",
  tint2Fold: "#a3b8ee",
  inkFold: "#2d2950",
  paperFold: "#e8e0d0",
};

const isHex = (fill: Fill): fill is Hex => fill.startsWith("#");

export function hexOf(fill: Fill): Hex {
  if (isThemed(fill)) return palette[themes[fill][0]];
  return isHex(fill) ? fill : palette[fill];
}

/** The colour at night of a fill that follows the theme. */
export const nightOf = (fill: Fill): Hex | undefined => (isThemed(fill) ? hexOf(themes[fill][1]) : undefined);

// Distinct pairs. Omitted: hues that flicker together (hue1 on hue4 or hue2), ink on hue2, tints on tints.
const visiblePairs: readonly (readonly [Colour, readonly Colour[]])[] = [
  ["ink", ["paper", "hue1", "hue3", "hue4", "tint1", "tint2", "tint3", "tint4", "hue5"]],
  ["paper", ["hue1", "hue2", "hue3", "hue4", "tint2", "hue5"]],
  ["hue1", ["hue3", "tint1", "tint2", "tint3", "tint4", "hue5"]],
  ["hue2", ["hue3", "tint1", "tint2", "tint3", "tint4", "hue5"]],
  ["hue3", ["hue4", "tint1", "tint2", "tint3", "tint4", "hue5"]],
  ["hue4", ["tint1", "tint2", "tint3", "tint4", "hue5"]],
];

const visible = new Set(
  visiblePairs.flatMap(([a, others]) => others.flatMap((b) => [`${a} ${b}`, `${b} ${a}`])),
);

/** Whether a shape is visible on a ground. Symmetric; false for equal colours. */
export const isVisibleOn = (shape: Colour, ground: Colour): boolean => visible.has(`${shape} ${ground}`);
