/** Colours of pictures on the band of a page. */
import { hueOf, type CategoryHue } from "./hues.ts";
import { cloths, colours, type Colour, type Fill } from "./palette.ts";
import { refilled, type Picture } from "./picture.ts";
import { entriesOf } from "./random.ts";

/** Colours of a picture on a band: at most three hues, the band's included, with ink and paper. */
type BandInks = {
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

/** The hues of a page, by the colour of its band. */
export const bandHues = Object.fromEntries(
  entriesOf(bandInks).map(([band, inks]): [BandColour, readonly CategoryHue[]] => [
    band,
    [...new Set([...Object.values(inks), band].flatMap((colour) => hueOf(colour) ?? []))],
  ]),
) as Record<BandColour, readonly CategoryHue[]>;

/** Swaps the colours that the page does not use for its own: a tint for a tint, a fold with its cloth. Without a band none. */
export function recoloured(picture: Picture, band: BandColour | undefined): Picture {
  if (!band) return picture;
  const hues = bandHues[band];
  // Hue 5 is light itself, so it has no tint.
  const own = hues.filter((hue) => hue !== "hue5");
  const swap = (fill: Fill): Fill => {
    const hue = hueOf(fill);
    if (!hue || hues.includes(hue)) return fill;
    const instead = own[Number(hue.at(-1)) % own.length];
    if (fill === hue && hue !== "hue5") return instead ?? fill;
    return colours.find((colour) => colour.startsWith("tint") && hueOf(colour) === instead) ?? fill;
  };
  return refilled(picture, (fill): Fill => {
    const cloth = cloths.find((one) => fill === `${one}Fold`);
    const swapped = swap(cloth ?? fill);
    const other = cloths.find((one) => one === swapped);
    return cloth && other ? `${other}Fold` : swapped;
  });
}
