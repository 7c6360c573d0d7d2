/** The colours of the brand by their names: ink and paper, four hues and five tints. Mosaics and figures use no others. What they look like is said in brand.yaml. */
export const colours = [
  "ink",
  "paper",
  "vermilion",
  "cobalt",
  "saffron",
  "jade",
  "blush",
  "sky",
  "butter",
  "mint",
  "lilac",
] as const;

/** The name of one palette colour. */
export type Colour = (typeof colours)[number];

/** A colour as # and hexadecimal digits. */
export type Hex = `#${string}`;

/** What each colour looks like. */
export type Palette = Readonly<Record<Colour, Hex>>;

// Pairs that can be told apart at a glance, whichever of the two is the background. Left out on purpose: hues that flicker
// side by side (vermilion on jade or cobalt), ink on cobalt (both dark), and tints on tints (both light).
const visiblePairs: readonly (readonly [Colour, readonly Colour[]])[] = [
  ["ink", ["paper", "vermilion", "saffron", "jade", "blush", "sky", "butter", "mint", "lilac"]],
  ["paper", ["vermilion", "cobalt", "saffron", "jade", "sky", "lilac"]],
  ["vermilion", ["saffron", "blush", "sky", "butter", "mint", "lilac"]],
  ["cobalt", ["saffron", "blush", "sky", "butter", "mint", "lilac"]],
  ["saffron", ["jade", "blush", "sky", "butter", "mint", "lilac"]],
  ["jade", ["blush", "sky", "butter", "mint", "lilac"]],
];

const visible = new Set(
  visiblePairs.flatMap(([a, others]) => others.flatMap((b) => [`${a} ${b}`, `${b} ${a}`])),
);

/** Whether a shape of one colour is plainly visible on a ground of the other. Symmetric; false for equal colours. */
export function isVisibleOn(shape: Colour, ground: Colour): boolean {
  return visible.has(`${shape} ${ground}`);
}
