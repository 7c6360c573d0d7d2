/** All pictures. The same options give the same bytes. Other folders import from this module alone. */
import { recoloured, type BandColour } from "./bands.ts";
import { spareTiles, thumbnail, type CoverOptions } from "./cover.ts";
import { dialectOf, type Family } from "./dialect.ts";
import { figureRow, type FigureGroup } from "./figures.ts";
import type { GridOptions } from "./grid.ts";
import type { CategoryHue } from "./hues.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import { coverOpening, lineOpening, sceneOpening, wordOpening } from "./openings.ts";
import type { Colour } from "./palette.ts";
import { format } from "./path.ts";
import type { Picture } from "./picture.ts";
import { portrait } from "./portrait.ts";
import { board, scene, tile } from "./scenes.ts";
import { drawSubject, type Subject } from "./subjects.ts";
import { tilePath, type TileName, type Turn } from "./tile.ts";

/** On a band, a picture has the colours of the page alone. */
type OnBand = { band?: BandColour | undefined };

type MosaicOptions = OnBand & { family?: Family | undefined } & Omit<GridOptions, "dialect" | "fields"> & {
    /** The ground of the picture, which shows at a round corner. */ base?: Colour;
  };

const mosaic = ({ family, band, base, ...grid }: MosaicOptions): Picture =>
  paintCells(
    grid.columns,
    grid.rows,
    mosaicCells({ ...grid, dialect: dialectOf({ family, band }) }),
    [],
    base,
  );

/** What can be drawn, by name. */
const table = {
  tile: ({ band, ...options }: OnBand & Parameters<typeof tile>[0]) => recoloured(tile(options), band),
  board: ({ band, ...options }: OnBand & Parameters<typeof board>[0]) => recoloured(board(options), band),
  /** The shape of a tile without its ground. */
  sign: ({ name, turn }: { name: TileName; turn: Turn }): Picture => ({
    width: 100,
    height: 100,
    layers: [{ fill: "line", d: format(tilePath(name, 0, 0, turn)) }],
  }),
  /** A drawing of `drawings/scenes/` in its own colours. */
  scene: ({ name, band }: OnBand & { name: string }) => recoloured(scene(name), band),
  figures: ({ band, ...options }: OnBand & { hue: CategoryHue; groups: readonly FigureGroup[] }) =>
    recoloured(figureRow(options), band),
  thumbnail: (options: CoverOptions) => thumbnail(options),
  /** Two tiles of a cover. */
  spare: (options: CoverOptions) => spareTiles(options),
  mosaic,
  /** Tiles beside a heading: three columns by two rows. The first row can stand alone. */
  heading: ({ seed, family, band }: { seed: string; family: Family; band: BandColour }) =>
    mosaic({
      seed: `heading ${seed}`,
      family,
      band,
      columns: 3,
      rows: 2,
      never: ["paper", "ink", band],
      calm: true,
      round: true,
    }),
  portrait,
  subject: ({ subject, band }: { subject: Subject; band: BandColour }) => drawSubject(subject, band),
  "scene opening": sceneOpening,
  "word opening": wordOpening,
  "cover opening": coverOpening,
  "line opening": lineOpening,
};

type Options = { [Name in keyof typeof table]: Parameters<(typeof table)[Name]>[0] };

const compositions: { [Name in keyof Options]: (options: Options[Name]) => Picture } = table;

/** Draws a composition, such as `compose("tile", { name: "plus", ground: "hue3", colour: "ink" })`. */
export const compose = <Name extends keyof Options>(name: Name, options: Options[Name]): Picture =>
  compositions[name](options);

export { cover, type CoverOptions } from "./cover.ts";
export { diagram, diagramMistake } from "./diagrams.ts";
export { heroMosaic } from "./hero.ts";
export { ending, openingRoom } from "./openings.ts";
export { cellSize, paint, toSvg, type PaintedPicture, type Picture } from "./picture.ts";
export { portraitParts, type PortraitOptions } from "./portrait.ts";
export { bandHues, bandInks, type BandColour } from "./bands.ts";
export { shapeFamilies, type Family } from "./dialect.ts";
export { drawingNames } from "./drawing-names.ts";
export { categoryHues, hueColours, type CategoryHue } from "./hues.ts";
export { colours, palette, type Colour } from "./palette.ts";
export { portraitTraits, type PortraitTraits } from "./portrait/traits.ts";
export type { Subject } from "./subjects.ts";
export { tileNames } from "./tile.ts";
