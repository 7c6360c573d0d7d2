/** Colours of pictures on the band of a page. */
import { categoryHues, type CategoryHue } from "./hues.ts";
import { colours, hueNumber, type Colour, type Fill } from "./palette.ts";
import { refilled, type Picture } from "./picture.ts";
import { entriesOf } from "./random.ts";

/** Colours of a picture on a band: at most three hues, the band's included, with ink and paper. */
export type BandInks = {
  /** The two largest shapes. Both are visible on the band in either theme. */
  strong: Colour;
  second: Colour;
  /** Background shapes. All other colours are visible on it. */
  soft: Colour;
};

export const bandInks = {
  hue1: { strong: "hue3", second: "hue5", soft: "tint3" },
  tint1: { strong: "hue1", second: "hue3", soft: "hue5" },
  hue2: { strong: "hue1", second: "tint4", soft: "tint2" },
  tint2: { strong: "hue1", second: "hue4", soft: "tint4" },
  hue3: { strong: "hue1", second: "hue2", soft: "tint2" },
  tint3: { strong: "hue1", second: "hue2", soft: "tint2" },
  hue4: { strong: "hue3", second: "hue5", soft: "tint4" },
  tint4: { strong: "hue4", second: "hue3", soft: "hue5" },
  hue5: { strong: "hue3", second: "hue2", soft: "tint2" },
} as const satisfies Partial<Record<Colour, BandInks>>;

export type BandColour = keyof typeof bandInks;

export const bandColours = entriesOf(bandInks).map(([band]) => band);

export const numbersOf = (band: BandColour) => [
  ...new Set([...Object.values(bandInks[band]), band].flatMap((colour) => hueNumber(colour) ?? [])),
];

const huesOf = (band: BandColour): readonly CategoryHue[] =>
  numbersOf(band).flatMap((number) => categoryHues.find((hue) => hueNumber(hue) === number) ?? []);

/** The hues of a page, by the colour of its band. */
export const bandHues = Object.fromEntries(bandColours.map((band) => [band, huesOf(band)])) as Record<
  BandColour,
  readonly CategoryHue[]
>;

/** Swaps the colours that the page does not use for its own: a tint for a tint. Without a band none. */
export function recoloured(picture: Picture, band: BandColour | undefined): Picture {
  if (!band) return picture;
  const numbers = numbersOf(band);
  // Hue 5 is light itself, so it has no tint.
  const own = numbers.filter((number) => number !== "5");
  const instead = (fill: Fill): Fill => {
    const colour = colours.find((name) => name === fill);
    const number = colour && hueNumber(colour);
    if (!number || numbers.includes(number)) return fill;
    const name = `${colour.startsWith("hue") && number !== "5" ? "hue" : "tint"}${own[Number(number) % own.length]}`;
    return colours.find((one) => one === name) ?? fill;
  };
  return refilled(picture, instead);
}
