/** All pictures. The same options give the same bytes. Other folders import from this module alone. */
import { recoloured, type BandColour } from "./bands.ts";
import { spareTiles, thumbnail } from "./cover.ts";
import { dialectOf, type Family } from "./dialect.ts";
import { figureRow } from "./figures.ts";
import { mosaic } from "./mosaic.ts";
import { lineOpening, opening } from "./openings.ts";
import { inEvening, type Picture } from "./picture.ts";
import { portrait } from "./portrait.ts";
import { board, scene, tile } from "./scenes.ts";
import { drawSubject, type Subject } from "./subjects.ts";

/** On a band, a picture has the colours of the page alone. */
type OnBand = { band?: BandColour | undefined };

const onBand =
  <Drawn>(draw: (options: Drawn) => Picture) =>
  (options: Drawn & OnBand): Picture =>
    recoloured(draw(options), options.band);

type MosaicOptions = OnBand & { family?: Family | undefined } & Omit<Parameters<typeof mosaic>[0], "dialect">;

/** What can be drawn, by name. */
const table = {
  tile: onBand(tile),
  board: onBand(board),
  /** A drawing of `drawings/scenes/` in its own colours. */
  scene: onBand(scene),
  /** One whose wall is dark in the dark theme. */
  evening: (options: OnBand & Parameters<typeof scene>[0]) => inEvening(onBand(scene)(options)),
  figures: onBand(figureRow),
  thumbnail,
  /** Two tiles of a cover. */
  spare: spareTiles,
  mosaic: ({ family, band, ...options }: MosaicOptions): Picture =>
    mosaic({ ...options, dialect: dialectOf({ family, band }) }),
  portrait,
  subject: ({ subject, band }: { subject: Subject; band: BandColour }) => drawSubject(subject, band),
  opening,
  "line opening": lineOpening,
};

type Options = { [Name in keyof typeof table]: Parameters<(typeof table)[Name]>[0] };

const compositions: { [Name in keyof Options]: (options: Options[Name]) => Picture } = table;

/** Draws a composition, such as `compose("tile", { name: "plus", ground: "hue3", colour: "ink" })`. */
export const compose = <Name extends keyof Options>(name: Name, options: Options[Name]): Picture =>
  compositions[name](options);

export { cover, type CoverOptions } from "./cover.ts";
export { diagram, diagramMistake } from "./diagrams.ts";
export { heroWall } from "./hero.ts";
export { openingRoom } from "./openings.ts";
export { cellSize, paint, toSvg, type PaintedPicture, type Picture } from "./picture.ts";
export { portraitParts, type PortraitOptions } from "./portrait.ts";
export { bandHues, bandInks, type BandColour } from "./bands.ts";
export { shapeFamilies, type Family } from "./dialect.ts";
export { drawingNames } from "./drawing-names.ts";
export { categoryHues, hueColours, type CategoryHue } from "./hues.ts";
export { colours, palette, type Colour } from "./palette.ts";
export { portraitTraits, type PortraitTraits } from "./portrait/traits.ts";
export type { Subject } from "./subjects.ts";
export { sign, tileNames } from "./tile.ts";
