import type { Category } from "./dialect.ts";
import * as building from "./figures/building.ts";
import * as growing from "./figures/growing.ts";
import type { Draw, Inks } from "./figures/inks.ts";
import * as leading from "./figures/leading.ts";
import * as making from "./figures/making.ts";
import type { Piece } from "./picture.ts";

const drawings = {
  "pen-nib": making.penNib,
  layers: making.layers,
  cursor: making.cursor,
  leaf: making.leaf,
  book: making.book,
  lamp: making.lamp,
  palette: making.palette,
  compasses: making.compasses,
  grid: making.grid,
  eye: making.eye,
  pencil: making.pencil,
  screen: making.screen,
  puzzle: making.puzzle,
  rocket: making.rocket,
  camera: making.camera,
  star: making.star,
  brackets: building.brackets,
  stack: building.stack,
  database: building.database,
  plug: building.plug,
  gears: building.gears,
  terminal: building.terminal,
  target: building.target,
  robot: building.robot,
  cloud: building.cloud,
  key: building.key,
  globe: building.globe,
  microphone: building.microphone,
  magnifier: building.magnifier,
  map: building.map,
  shield: leading.shield,
  siren: leading.siren,
  megaphone: leading.megaphone,
  people: leading.people,
  family: leading.family,
  speech: leading.speech,
  flag: leading.flag,
  calendar: leading.calendar,
  "map-pin": leading.mapPin,
  mountain: leading.mountain,
  hourglass: leading.hourglass,
  clock: leading.clock,
  compass: leading.compass,
  envelope: leading.envelope,
  umbrella: leading.umbrella,
  stairs: growing.stairs,
  chart: growing.chart,
  purse: growing.purse,
  scales: growing.scales,
  coin: growing.coin,
  certificate: growing.certificate,
  "graduation-cap": growing.graduationCap,
  sprout: growing.sprout,
  house: growing.house,
  pie: growing.pie,
  vault: growing.vault,
  abacus: growing.abacus,
} as const satisfies Record<string, Draw>;

/** The name of a figure: what content calls it by. */
export type FigureName = keyof typeof drawings;

/** All figures. */
export const figureNames = Object.keys(drawings) as readonly FigureName[];

/** The figures that a seed picks from when a record names none. */
export const categoryFigures: Record<Category, readonly FigureName[]> = {
  design: [
    "pen-nib",
    "layers",
    "cursor",
    "palette",
    "compasses",
    "grid",
    "eye",
    "pencil",
    "camera",
    "book",
    "star",
  ],
  development: [
    "brackets",
    "stack",
    "database",
    "plug",
    "gears",
    "terminal",
    "screen",
    "robot",
    "cloud",
    "puzzle",
    "key",
    "globe",
  ],
  management: [
    "people",
    "speech",
    "megaphone",
    "flag",
    "target",
    "calendar",
    "compass",
    "lamp",
    "siren",
    "shield",
    "mountain",
    "clock",
    "family",
  ],
  finance: [
    "stairs",
    "chart",
    "purse",
    "scales",
    "coin",
    "pie",
    "sprout",
    "vault",
    "abacus",
    "umbrella",
    "house",
  ],
};

/** The pieces of a figure on a field of 200 by 200 units, in painting order, without its ground. */
export function figurePieces(name: FigureName, inks: Inks): readonly Piece[] {
  return drawings[name](inks);
}
