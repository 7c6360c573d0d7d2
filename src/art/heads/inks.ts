import type { Dialect } from "../dialect.ts";
import { coloured, drawing, paletteFills } from "../drawing.ts";
import { categoryHues } from "../hues.ts";
import { colours, hueNumber, type Colour, type Fill } from "../palette.ts";
import { bounds } from "../path.ts";
import { entriesOf } from "../random.ts";
import { refilled, shifted, toLayers, type Picture, type Piece } from "../picture.ts";

/** Colours of a picture on a band: at most three hues, the band's included, with ink and paper. */
type HeadInks = {
  /** The two largest shapes. Both are visible on the band in either theme. */
  strong: Colour;
  second: Colour;
  /** Background shapes. All other colours are visible on it. */
  soft: Colour;
};

export const headInks = {
  hue1: { strong: "hue3", second: "hue5", soft: "tint3" },
  tint1: { strong: "hue1", second: "hue3", soft: "hue5" },
  hue2: { strong: "hue1", second: "tint4", soft: "tint2" },
  tint2: { strong: "hue1", second: "hue4", soft: "tint4" },
  hue3: { strong: "hue1", second: "hue2", soft: "tint2" },
  tint3: { strong: "hue1", second: "hue2", soft: "tint2" },
  hue4: { strong: "hue3", second: "hue5", soft: "tint4" },
  tint4: { strong: "hue4", second: "hue3", soft: "hue5" },
  hue5: { strong: "hue3", second: "hue2", soft: "tint2" },
} as const satisfies Partial<Record<Colour, HeadInks>>;

export const bandColours = entriesOf(headInks).map(([band]) => band);

export type BandColour = (typeof bandColours)[number];

const huesOf = (band: BandColour) => [
  ...new Set([...Object.values(headInks[band]), band].flatMap((colour) => hueNumber(colour) ?? [])),
];

export const pageHues = (band: BandColour) =>
  huesOf(band).flatMap((number) => categoryHues.find((hue) => hueNumber(hue) === number) ?? []);

/** Drops the colours that the page does not use. */
export function inHuesOf(band: BandColour, dialect: Dialect): Dialect {
  const hues = huesOf(band);
  const fits = ([colour]: readonly [Colour, number]) => hues.includes(hueNumber(colour) ?? hues[0] ?? "");
  return {
    ...dialect,
    grounds: dialect.grounds.filter(fits),
    shapeColours: dialect.shapeColours.filter(fits),
  };
}

/** Swaps all other colours for the page's own: a tint for a tint. */
export function recoloured(band: BandColour, picture: Picture): Picture {
  const hues = huesOf(band);
  // Hue 5 is light itself, so it has no tint.
  const own = hues.filter((hue) => hue !== "5");
  const instead = (fill: Fill): Fill => {
    const colour = colours.find((name) => name === fill);
    const number = colour && hueNumber(colour);
    if (!number || hues.includes(number)) return fill;
    const hue = own[Number(number) % own.length];
    return (
      colours.find(
        (name) => name === `${colour.startsWith("hue") && number !== "5" ? "hue" : "tint"}${hue}`,
      ) ?? fill
    );
  };
  return refilled(picture, instead);
}

export type HeadArt = (band: BandColour) => Picture;

/** A picture at the bottom end of its band. `inset`: gap at the end. Its width is up to 12 eighths of its height, in whole eighths. */
export function headPicture(
  draw: (inks: HeadInks, band: BandColour) => readonly Piece[],
  height = 400,
  inset = 0,
): HeadArt {
  return (band) => {
    const pieces = draw(headInks[band], band);
    const { minX, maxX, maxY } = bounds(pieces.map(([, d]) => d).join(""));
    const width = Math.min(12, Math.ceil((8 * (maxX - minX + inset)) / height - 0.01)) * (height / 8);
    return {
      width,
      height,
      layers: toLayers(shifted(pieces, { dx: width - inset - maxX, dy: height - maxY })),
    };
  };
}

export const headPieces = (name: string, inks: HeadInks): Piece[] =>
  coloured(drawing(name), { ...paletteFills, ...inks });

export const drawnHead = (name: string, inset = 0): HeadArt =>
  headPicture((inks) => headPieces(name, inks), drawing(name).height, inset);

export const wholeDrawing =
  (name: string): HeadArt =>
  (band) => {
    const { width, height } = drawing(name);
    return { width, height, layers: toLayers(headPieces(name, headInks[band])) };
  };
