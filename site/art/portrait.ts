import { box, disc, solid } from "./path.ts";
import type { Picture, Piece } from "./picture.ts";
import { toLayers } from "./picture.ts";
import { earringPieces, glassesPieces, scarfPieces } from "./portrait/accessories.ts";
import { backdrop } from "./portrait/backdrop.ts";
import { chooseTraits } from "./portrait/choice.ts";
import { hairColours, skins } from "./portrait/colours.ts";
import { dressPieces } from "./portrait/dress.ts";
import { hairShapes, overEars } from "./portrait/hair.ts";
import { faceOutline, facePieces, gazePieces } from "./portrait/head.ts";
import { both } from "./portrait/mirror.ts";
import type { PortraitTraits, Traits } from "./portrait/traits.ts";
import { randomFrom } from "./random.ts";

const side = 300;
const drawing = (pieces: readonly Piece[]): Picture => ({
  width: side,
  height: side,
  layers: toLayers(pieces),
});

/** The parts of a face, from back to front, and nothing behind it. */
function partsOf(traits: Traits): { still: Piece[]; gaze: Piece[]; front: Piece[] } {
  const { scarf } = traits;
  const skin = skins[traits.skin];
  const hair = hairColours[traits.hairColour];
  const shapes = hairShapes(traits.hair);
  const ears = scarf !== false || overEars.has(traits.hair) ? "" : both(disc(199, 150, 11));
  return {
    still: [
      [hair.base, scarf === false ? shapes.back : ""],
      ...dressPieces(traits),
      [skin.base, solid(ears, faceOutline(traits.face))],
      ...facePieces(traits),
    ],
    gaze: [...gazePieces(traits), ...glassesPieces(traits)],
    front:
      scarf === false
        ? [
            [hair.base, shapes.front],
            [hair.base, shapes.over ?? ""],
            [hair.shade, shapes.detail ?? ""],
            ...earringPieces(traits),
          ]
        : scarfPieces(scarf),
  };
}

const behind = (seed: string, traits: Traits): Piece[] => [
  [traits.ground, box(0, 0, side, side)],
  ...backdrop(traits, randomFrom(`backdrop of ${seed}`)),
];

/** What a portrait is told: its seed, and the traits that the seed does not decide. */
export type PortraitOptions = { seed: string; traits?: PortraitTraits };

/** A face without anything behind it, on 300 by 300 units. */
export function bust(traits: Traits): Piece[] {
  const { still, gaze, front } = partsOf(traits);
  return [...still, ...gaze, ...front];
}

/**
 * A face before a ground of tiles, 300 by 300 units. The same seed always gives the same face. A trait that is not given is
 * drawn from the seed, independently of the others.
 */
export function portrait({ seed, traits: given = {} }: PortraitOptions): Picture {
  const traits = chooseTraits(seed, given);
  return drawing([...behind(seed, traits), ...bust(traits)]);
}

/**
 * The same face in three pictures that lie one on another: what stays, the gaze, and the hair or scarf before it. So a page can
 * move the gaze. `ground` is the colour behind the face.
 */
export function portraitParts({ seed, traits: given = {} }: PortraitOptions) {
  const traits = chooseTraits(seed, given);
  const { still, gaze, front } = partsOf(traits);
  return {
    ground: traits.ground,
    still: drawing([...behind(seed, traits), ...still]),
    gaze: drawing(gaze),
    front: drawing(front),
  };
}
