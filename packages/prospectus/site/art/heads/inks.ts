/** What the pictures in the heads of inner pages share: their size, and the colours that go with a band. */
import type { Dialect } from "../dialect.ts";
import { coloured, drawing, paletteFills } from "../drawing.ts";
import { categoryHues } from "../hues.ts";
import { colours, hueNumber, type Colour, type Fill } from "../palette.ts";
import { bounds } from "../path.ts";
import { entriesOf } from "../random.ts";
import { refilled, shifted, toLayers, type Picture, type Piece } from "../picture.ts";

/** The colours of a picture on a band, three hues with the band's own. Ink and paper go with all of them. */
type HeadInks = {
  /** The greatest shape, and the second. Both are plainly visible on the band in either theme. */
  strong: Colour;
  second: Colour;
  /** What lies behind others. All others are visible on it. */
  soft: Colour;
};

/** The colours for each band. */
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

/** The colours of the bands that open pages. */
export const bandColours = entriesOf(headInks).map(([band]) => band);

/** The colour of a band that opens a page. */
export type BandColour = (typeof bandColours)[number];

/** The numbers of the hues of a page, by the band that opens it: three, those first that are not its own. */
const huesOf = (band: BandColour) => [
  ...new Set([...Object.values(headInks[band]), band].flatMap((colour) => hueNumber(colour) ?? [])),
];

/** The hues of a page, by the band that opens it. */
export const pageHues = (band: BandColour) =>
  huesOf(band).flatMap((number) => categoryHues.find((hue) => hueNumber(hue) === number) ?? []);

/** A dialect without the hues that a page has not. */
export function inHuesOf(band: BandColour, dialect: Dialect): Dialect {
  const hues = huesOf(band);
  const fits = ([colour]: readonly [Colour, number]) => hues.includes(hueNumber(colour) ?? hues[0] ?? "");
  return {
    ...dialect,
    grounds: dialect.grounds.filter(fits),
    shapeColours: dialect.shapeColours.filter(fits),
  };
}

/** A picture in the hues of a page: one that the page has not gives way to one that it has, a tint to a tint. */
export function recoloured(band: BandColour, picture: Picture): Picture {
  const hues = huesOf(band);
  // The fifth is light itself, so no other can take its tint from it.
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

/** Makes the picture of a head in the colours that go with its band. */
export type HeadArt = (band: BandColour) => Picture;

/**
 * A picture, at most half as wide again as high, that stands on the foot of its band and ends where the band's words may end; what
 * is not drawn shows the band. It begins where its drawing does, in whole eighths of its height, which are whole pixels.
 */
export function headPicture(
  draw: (inks: HeadInks, band: BandColour) => readonly Piece[],
  height = 400,
): HeadArt {
  return (band) => {
    const pieces = draw(headInks[band], band);
    const { minX, maxX, maxY } = bounds(pieces.map(([, d]) => d).join(""));
    const width = Math.min(12, Math.ceil((8 * (maxX - minX)) / height - 0.01)) * (height / 8);
    return { width, height, layers: toLayers(shifted(pieces, { dx: width - maxX, dy: height - maxY })) };
  };
}

/** The pieces of a drawing in the colours of a head. */
export const headPieces = (name: string, inks: HeadInks): Piece[] =>
  coloured(drawing(name), { ...paletteFills, ...inks });

/** The picture of a head that is a drawing of `site/drawings/`, by the path of its file without the ending. */
export const drawnHead = (name: string): HeadArt =>
  headPicture((inks) => headPieces(name, inks), drawing(name).height);

/** A drawing in the colours that go with a band, as large as it was drawn: what fills its box by itself, or stands alone. */
export const wholeDrawing =
  (name: string): HeadArt =>
  (band) => {
    const { width, height } = drawing(name);
    return { width, height, layers: toLayers(headPieces(name, headInks[band])) };
  };
