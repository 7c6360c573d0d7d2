import { converter, formatHex, interpolate, toGamut, wcagContrast } from "culori";
import type { Hex } from "../../art/palette.ts";

/** Least contrast of neighbouring bands in the dark theme, where no line separates them. */
export const leastBetweenBands = 1.35;

const toOklch = converter("oklch");
const oklch = (colour: Hex) => ({ l: 0, c: 0, h: 0, ...toOklch(colour) });
const inGamut = toGamut("rgb", "oklch");

const asHex = (colour: string): Hex => `#${colour.slice(1)}`;

/** A colour by lightness (0 to 1), chroma (0 to about 0.3) and hue in degrees (CSS Color 4, OKLCH). Chroma is reduced to sRGB. */
export const colourAt = (l: number, c: number, h = 0): Hex =>
  asHex(formatHex(inGamut({ mode: "oklch", l, c, h })));

/** Mixes a share of another colour into a colour. */
export const mixed = (one: Hex, other: Hex, share: number): Hex =>
  asHex(formatHex(interpolate([one, other], "oklab")(share)));

/** The hue of a colour with another lightness and chroma. Greys stay grey. */
export function toned(colour: Hex, lightness: number, vividness: number): Hex {
  const { c, h } = oklch(colour);
  return colourAt(lightness, c < 0.02 ? c : vividness, h);
}

/** A darker shade, such as for cards on an ink page. */
export function deepened(colour: Hex): Hex {
  const { l, c, h } = oklch(colour);
  return colourAt(0.75 * l, 0.75 * c, h);
}

/** A hue for text in paper. Orange and yellow turn brown when dark, so they become berry and plum. */
export function nightTint(colour: Hex): Hex {
  const { c, h } = oklch(colour);
  const warm = h > 15 && h < 115;
  return toned(warm ? colourAt(0.5, c, 25.5 - 0.7 * h) : colour, 0.41, 0.17);
}

/** Nearest colour with this contrast on all grounds (WCAG 2.2): darker on light grounds, lighter on dark ones. */
export function readable(colour: Hex, grounds: readonly Hex[], least: number): Hex {
  const { l, c, h } = oklch(colour);
  const step = grounds.every((ground) => oklch(ground).l > 0.5) ? -0.01 : 0.01;
  let result = colour;
  for (let at = l; grounds.some((ground) => wcagContrast(result, ground) < least);) {
    at += step;
    if (at < 0 || at > 1) break;
    result = colourAt(at, c, h);
  }
  return result;
}
