/** What a band shows, in its colours. A section names it, and the page draws it. */
import { bandInks, recoloured, type BandColour, type BandInks } from "./bands.ts";
import { thumbnail, type CoverOptions } from "./cover.ts";
import { dialectOf, type Family } from "./dialect.ts";
import { coloured, drawing, paletteFills } from "./drawing.ts";
import { figurePieces } from "./figures.ts";
import { heroFace } from "./hero.ts";
import { hueColours, type CategoryHue } from "./hues.ts";
import { mosaicCells, paintCells } from "./mosaic.ts";
import type { Colour } from "./palette.ts";
import { bounds, box, disc } from "./path.ts";
import { cellSize, refilled, shifted, toLayers, type Picture, type Piece } from "./picture.ts";
import { bust, studio, type PortraitOptions } from "./portrait.ts";
import { chooseTraits } from "./portrait/traits.ts";
import { tilePath } from "./tile.ts";

type Place = readonly [x: number, y: number];

/** Pieces at the bottom end of a band. `inset`: gap at the end. The width is up to 12 eighths of the height, in whole eighths. */
function atEnd(pieces: readonly Piece[], height = 400, inset = 0): Picture {
  const { minX, maxX, maxY } = bounds(pieces.map(([, d]) => d).join(""));
  const width = Math.min(12, Math.ceil((8 * (maxX - minX + inset)) / height - 0.01)) * (height / 8);
  return {
    width,
    height,
    layers: toLayers(shifted(pieces, { dx: width - inset - maxX, dy: height - maxY })),
  };
}

const piecesOf = (name: string, inks: BandInks): Piece[] =>
  coloured(drawing(name), { ...paletteFills, ...inks });

/** The first eight people, every other one in front: more would hide each other. Nothing has the band's colour. */
function faces(people: readonly PortraitOptions[], band: BandColour): Picture {
  const all = people.slice(0, 8);
  const apart = all.length > 2 ? Math.min(110, 450 / (all.length - 1)) : 190;
  const [height, raised] = all.length > 2 ? [460, 150] : [320, 0];
  const persons = all.map(({ seed, traits: given = {} }, index): Piece[] => {
    const traits = chooseTraits(seed, { ...given, tool: "none" });
    const scarf = traits.scarf === band ? "paper" : traits.scarf;
    const up = index % 2 === 0 ? raised : 0;
    const below: Piece = [traits.dressColour, box(30, 299, 240, up + 1)];
    const person = [below, ...bust({ ...traits, scarf })].map(([fill, d]): Piece => [
      fill === band ? bandInks[band].strong : fill,
      d,
    ]);
    return shifted(person, { dx: index * apart, dy: -up });
  });
  return atEnd(
    [0, 1].flatMap((row) => persons.filter((_, index) => index % 2 === row).flat()),
    height,
  );
}

// prettier-ignore
const cities: readonly Place[] = [[10, 1], [6, 2], [8, 1], [1, 1], [3, 4], [9, 4], [5, 5], [4, 0]];

/** A map with a pin for each city, up to eight. */
function map(count: number, band: BandColour): Picture {
  const tile = (column: number, row: number) => box(102 + column * 39, 68 + row * 39, 36, 36);
  const lit = cities.slice(0, Math.max(1, count));
  const pins = lit.map(([column, row]): Place => [120 + column * 39, 86 + row * 39]);
  const drops = pins.map(([x, y]) => `M${x} ${y + 4}L${x - 23} ${y - 31}A27 27 0 1 1 ${x + 23} ${y - 31}Z`);
  return atEnd([
    ...piecesOf("heads/map", bandInks[band]),
    ["ink", lit.map(([column, row]) => tile(column, row)).join("")],
    [bandInks[band].strong, drops.join("")],
    ["paper", pins.map(([x, y]) => disc(x, y - 46, 10)).join("")],
  ]);
}

const columnInks = [
  ["second", "ink"],
  ["soft", "strong"],
  ["strong", "second"],
] as const;

/** Columns of tiles: one for the first, two more for each next one. */
function columns(count: number, band: BandColour): Picture {
  const inks = { ...bandInks[band], ink: "ink" } as const;
  const pieces = Array.from({ length: Math.max(1, count) }, (_, column): Piece[] => {
    const [ground, colour] = columnInks[column % columnInks.length] ?? columnInks[0];
    const height = 2 * column + 1;
    const x = 1.6 * column * cellSize;
    const leaves = Array.from({ length: height }, (__, up): Piece => [
      inks[colour],
      tilePath("leaf", x, -(up + 1) * cellSize, up % 2 === 0 ? 0 : 1),
    ]);
    return [[inks[ground], box(x, -height * cellSize, cellSize, height * cellSize)], ...leaves];
  });
  return atEnd(pieces.flat(), Math.max(4, 2 * count - 1) * cellSize);
}

type StripOptions = {
  seed: string;
  family?: Family | undefined;
  figure?: { name: string; hue: CategoryHue };
};

/** Five by two tiles in the hues of a band, with an optional figure in columns 2 and 3. */
function strip({ seed, family, figure }: StripOptions, band: BandColour): Picture {
  const bold = figure && hueColours[figure.hue].inks[1];
  // Beside tiles of all hues the second hue needs the third.
  const inks = bold?.ground === "hue2" ? { ...bold, deep: "hue3" as const } : bold;
  const place = { column: 1, row: 0, columns: 2, rows: 2 };
  const fields =
    figure && inks ? [{ ...place, ground: inks.ground, pieces: figurePieces(figure.name, inks) }] : [];
  const cells = mosaicCells({
    seed,
    dialect: dialectOf({ family, band }),
    columns: 5,
    rows: 2,
    fields,
    never: ["paper", band],
    calm: figure !== undefined,
  });
  return paintCells(5, 2, cells, fields);
}

/** `end`: a drawing at the end of the band, with a gap. */
export type Subject =
  | { of: "drawing"; name: string; end?: number }
  | { of: "faces"; people: readonly PortraitOptions[] }
  | { of: "studio"; people: readonly [filming: PortraitOptions, filmed: PortraitOptions] }
  | { of: "map" | "columns"; count: number }
  | ({ of: "strip" } & StripOptions)
  | ({ of: "thumbnail" } & CoverOptions)
  | { of: "face" };

function draw(subject: Exclude<Subject, { of: "thumbnail" }>, band: BandColour): Picture {
  switch (subject.of) {
    case "drawing": {
      const { width, height } = drawing(subject.name);
      const pieces = piecesOf(subject.name, bandInks[band]);
      if (subject.end !== undefined) return atEnd(pieces, height, subject.end);
      return { width, height, layers: toLayers(pieces) };
    }
    case "faces":
      return faces(subject.people, band);
    case "studio":
      return recoloured(studio(subject.people, { wall: band, other: bandInks[band].second }), band);
    case "map":
      return map(subject.count, band);
    case "columns":
      return columns(subject.count, band);
    case "strip":
      return strip(subject, band);
    case "face":
      return heroFace();
  }
}

/** The subject of a band. On another `ground`, whatever has the ground's colour gets the band's. */
export function drawSubject(subject: Subject, band: BandColour, ground?: Colour): Picture {
  if (subject.of === "thumbnail") return thumbnail({ ...subject, ...(ground && { beside: ground }) });
  const picture = draw(subject, band);
  return ground ? refilled(picture, (fill) => (fill === ground ? band : fill)) : picture;
}
