/** The colours of the brand: ink and paper, four hues and five tints. Mosaics and figures use no others. */
export const palette = {
  ink: "#1b1830",
  paper: "#fbf7ee",
  vermilion: "#ff5b37",
  cobalt: "#2b4bf2",
  saffron: "#ffb81c",
  jade: "#0c9a74",
  blush: "#ffc9bd",
  sky: "#bfd0ff",
  butter: "#ffe6a6",
  mint: "#b5e6d3",
  lilac: "#cdbcff",
} as const;

/** The name of one palette colour. */
export type Colour = keyof typeof palette;

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
