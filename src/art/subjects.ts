/** What a band shows, in its colours. A section names it, and the page draws it. */
import { bandInks, recoloured, type BandColour } from "./bands.ts";
import { dialectOf, type Family } from "./dialect.ts";
import { coloured, drawing, paletteFills } from "./drawing.ts";
import { figurePieces } from "./figures.ts";
import { hueColours, hueOf, type CategoryHue } from "./hues.ts";
import { mosaic } from "./mosaic.ts";
import { wallOf, type Colour } from "./palette.ts";
import { bounds, box } from "./path.ts";
import { refilled, shifted, toLayers, type Picture, type Piece } from "./picture.ts";
import { bust, studio, type PortraitOptions } from "./portrait.ts";
import { chooseTraits } from "./portrait/traits.ts";

/** Pieces at the bottom end of a band. `inset`: gap at the end. The width is up to 12 eighths of the height, in whole eighths. */
function atEnd(pieces: readonly Piece[], height: number, inset = 0): Picture {
  const { minX, maxX, maxY } = bounds(pieces.map(([, d]) => d).join(""));
  const width = Math.min(12, Math.ceil((8 * (maxX - minX + inset)) / height - 0.01)) * (height / 8);
  const layers = toLayers(shifted(pieces, { dx: width - inset - maxX, dy: height - maxY }));
  return { width, height, layers };
}

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

type StripOptions = {
  seed: string;
  family?: Family | undefined;
  figure?: { name: string; hue: CategoryHue };
};

/** Five by two tiles in the hues of a band, with an optional figure in columns 2 and 3. */
function strip({ seed, family, figure }: StripOptions, band: BandColour): Picture {
  const inks = figure && hueColours[figure.hue].inks[1];
  const place = { column: 1, row: 0, columns: 2, rows: 2 };
  const fields =
    figure && inks ? [{ ...place, ground: inks.ground, pieces: figurePieces(figure.name, inks) }] : [];
  return mosaic({
    seed,
    dialect: dialectOf({ family, band, never: ["paper", band] }),
    columns: 5,
    rows: 2,
    fields,
    calm: figure !== undefined,
  });
}

/** `end`: a drawing at the end of the band, with a gap. */
export type Subject =
  | { of: "drawing"; name: string; end?: number }
  | { of: "faces"; people: readonly PortraitOptions[] }
  | { of: "studio"; people: readonly [filming: PortraitOptions, filmed: PortraitOptions] }
  | ({ of: "strip" } & StripOptions);

function draw(subject: Subject, band: BandColour): Picture {
  switch (subject.of) {
    case "drawing": {
      const { width, height } = drawing(subject.name);
      const sheet = `${hueColours[hueOf(band) ?? "hue1"].tile.ground}Sheet` as const;
      const pieces = coloured(drawing(subject.name), { ...paletteFills, ...bandInks[band], sheet });
      if (subject.end !== undefined) return atEnd(pieces, height, subject.end);
      return { width, height, layers: toLayers(pieces) };
    }
    case "faces":
      return faces(subject.people, band);
    case "studio":
      return refilled(recoloured(studio(subject.people, band), band), (fill) =>
        fill === bandInks[band].soft ? wallOf(fill) : fill,
      );
    case "strip":
      return strip(subject, band);
  }
}

/** The subject of a band. On another `ground`, whatever has the ground's colour gets the band's. */
export function drawSubject(subject: Subject, band: BandColour, ground?: Colour): Picture {
  const picture = draw(subject, band);
  return ground ? refilled(picture, (fill) => (fill === ground ? band : fill)) : picture;
}
