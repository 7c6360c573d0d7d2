/** The colours of the brand by their names: ink and paper, five hues, and four tints, each the light tone of the hue with its number (hue5 is light itself). Mosaics and figures use no others. What they look like is said in brand.yaml. */
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

/** The name of one palette colour. */
export type Colour = (typeof colours)[number];

/** The number of the hue to which a colour belongs; ink and paper have none. */
export const hueNumber = (colour: Colour): string | undefined => /\d/.exec(colour)?.[0];

/** A colour as # and hexadecimal digits. */
export type Hex = `#${string}`;

/** The colours that a head scarf can have. Its fold is a shade deeper. */
export const cloths = ["hue1", "hue2", "hue3", "hue4", "hue5", "tint2", "ink", "paper"] as const;

/** The name of the shade of a fold. */
type Fold = `${(typeof cloths)[number]}Fold`;

/** What a shape is filled with: a colour of the brand by its name, or one of its own. */
export type Fill = Colour | Fold | Hex;

/** What each colour looks like. */
export type Palette = Readonly<Record<Colour | Fold, Hex>>;

// Pairs that can be told apart at a glance, whichever of the two is the background. Left out on purpose: hues that flicker
// side by side (hue1 on hue4 or hue2), ink on hue2 (both dark), and tints on tints (both light).
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

/** Whether a shape of one colour is plainly visible on a ground of the other. Symmetric; false for equal colours. */
export function isVisibleOn(shape: Colour, ground: Colour): boolean {
  return visible.has(`${shape} ${ground}`);
}
