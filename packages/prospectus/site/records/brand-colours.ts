/** How colours that brand.yaml leaves out are made of those that it has. */
import { converter, formatHex, interpolate, toGamut, wcagContrast } from "culori";
import type { Hex } from "../art/palette.ts";

/** The contrast from which on bands beside each other are told apart in the dark, where nothing else parts them. */
export const leastBetweenBands = 1.35;

const toOklch = converter("oklch");
const oklch = (colour: Hex) => ({ l: 0, c: 0, h: 0, ...toOklch(colour) });
const inGamut = toGamut("rgb", "oklch");

const asHex = (colour: string): Hex => `#${colour.slice(1)}`;

/** A colour by its lightness from 0 to 1, its vividness from 0 to about 0.3, and its hue in degrees (CSS Color 4, OKLCH); paler where a screen has none so vivid. */
export const colourAt = (l: number, c: number, h = 0): Hex =>
  asHex(formatHex(inGamut({ mode: "oklch", l, c, h })));

/** A colour with so much of another in it. */
export const mixed = (one: Hex, other: Hex, share: number): Hex =>
  asHex(formatHex(interpolate([one, other], "oklab")(share)));

/** The hue of a colour, as light and as vivid as is said. A grey stays grey. */
export function toned(colour: Hex, lightness: number, vividness: number): Hex {
  const { c, h } = oklch(colour);
  return colourAt(lightness, c < 0.02 ? c : vividness, h);
}

/** The nearest to a colour that can be told from all grounds by so much contrast (WCAG 2.2): darker on light grounds, lighter on dark ones. */
export function readable(colour: Hex, grounds: readonly Hex[], least: number): Hex {
  const { l, c, h } = oklch(colour);
  const step = grounds.every((ground) => oklch(ground).l > 0.5) ? -0.01 : 0.01;
  let found = colour;
  for (let at = l; grounds.some((ground) => wcagContrast(found, ground) < least);) {
    at += step;
    if (at < 0 || at > 1) break;
    found = colourAt(at, c, h);
  }
  return found;
}
