import { box, disc, solid } from "./path.ts";
import type { Picture, Piece } from "./picture.ts";
import { toLayers } from "./picture.ts";
import { earringPieces, glassesPieces, scarfPieces } from "./portrait/accessories.ts";
import { backdrop } from "./portrait/backdrop.ts";
import { chooseTraits } from "./portrait/choice.ts";
import { hairColours, skins } from "./portrait/colours.ts";
import { dressPieces } from "./portrait/dress.ts";
import { hairShapes, overEars } from "./portrait/hair.ts";
import { faceOutline, facePieces } from "./portrait/head.ts";
import { both } from "./portrait/mirror.ts";
import type { PortraitTraits } from "./portrait/traits.ts";
import { randomFrom } from "./random.ts";

/**
 * A face before a ground of tiles, 300 by 300 units. The same seed always gives the same face. A trait that is not given is
 * drawn from the seed, independently of the others.
 */
export function portrait(options: { seed: string; traits?: PortraitTraits }): Picture {
  const traits = chooseTraits(options.seed, options.traits ?? {});
  const { scarf } = traits;
  const skin = skins[traits.skin];
  const hair = hairColours[traits.hairColour];
  const shapes = hairShapes(traits.hair);
  const ears = scarf !== false || overEars.has(traits.hair) ? "" : both(disc(199, 150, 11));
  const pieces: Piece[] = [
    [traits.ground, box(0, 0, 300, 300)],
    ...backdrop(traits, randomFrom(`backdrop of ${options.seed}`)),
    [hair.base, scarf === false ? shapes.back : ""],
    ...dressPieces(traits),
    [skin.base, solid(ears, faceOutline(traits.face))],
    ...facePieces(traits),
    ...glassesPieces(traits),
  ];
  if (scarf === false)
    pieces.push(
      [hair.base, shapes.front],
      [hair.base, shapes.over ?? ""],
      [hair.shade, shapes.detail ?? ""],
      ...earringPieces(traits),
    );
  else pieces.push(...scarfPieces(scarf));
  return { width: 300, height: 300, layers: toLayers(pieces) };
}
