import { cut, disc, sector, solid } from "../path.ts";
import type { Piece } from "../picture.ts";
import { hairColours, skins } from "./colours.ts";
import { both } from "./mirror.ts";
import type { Traits } from "./traits.ts";

/** The outline of the head below the hair, in three forms. */
export function faceOutline(face: Traits["face"]): string {
  switch (face) {
    case "round":
      return "M102 130A48 48 0 0 1 198 130V152A48 50 0 0 1 102 152Z";
    case "oval":
      return "M104 128A46 46 0 0 1 196 128V148A46 60 0 0 1 104 148Z";
    case "square":
      return "M102 130A48 48 0 0 1 198 130V160A42 42 0 0 1 156 203H144A42 42 0 0 1 102 160Z";
  }
}

function beardShape(beard: Traits["beard"], face: Traits["face"]): string {
  const chin = face === "round" ? 202 : face === "oval" ? 208 : 203;
  const side = face === "oval" ? 46 : 48;
  // A beard is the jaw's own outline below a line from the sideburns to the upper lip.
  const grown = (extra: number) => {
    const [left, right] = [150 - side - extra, 150 + side + extra];
    const jaw = chin - 50 + extra;
    const depth = 50 + extra * 3;
    return cut(
      `M${left} 142V${jaw}A${side + extra} ${depth} 0 0 0 ${right} ${jaw}V142L${right - 8 - extra} 150` +
        `C${right - 8} 168 180 172 168 167A20 12 0 0 0 150 165A20 12 0 0 0 132 167C120 172 ${left + 8} 168 ${left + 8 + extra} 150Z`,
      "M131 174A60 24 0 0 1 169 174A24 19 0 0 1 131 174Z",
    );
  };
  switch (beard) {
    case "none":
      return "";
    case "stubble":
    case "short":
      return grown(0);
    case "full":
      return grown(2);
    case "goatee":
      return solid(
        `M137 ${chin - 17}H163V${chin - 6}A13 13 0 0 1 137 ${chin - 6}Z`,
        "M126 175A24 15 0 0 1 174 175A60 34 0 0 0 126 175Z",
      );
    case "moustache":
      return "M122 175A26 16 0 0 1 150 164A26 16 0 0 1 178 175A44 14 0 0 1 150 172A44 14 0 0 1 122 175Z";
  }
}

/** What is in a face and stays: lines of age, nose, beard and mouth. A head scarf hides the beard. */
export function facePieces(traits: Traits): Piece[] {
  const skin = skins[traits.skin];
  const hair = hairColours[traits.hairColour];
  const pieces: Piece[] = [];
  const older = traits.age === "older";
  const covered = traits.scarf !== false;
  if (older)
    pieces.push([
      skin.shade,
      both(sector(172, 146, 13, 10, 35, 145)) + both(sector(180, 172, 16, 13, 150, 215)),
    ]);
  else if (traits.age === "middle") pieces.push([skin.shade, both(sector(172, 145, 13, 10.5, 45, 135))]);
  const beardTone = traits.beard === "stubble" ? skin.shade : hair.base;
  pieces.push([skin.shade, "M149 142H153V158A6 6 0 0 1 147 164H142V160H147A2 2 0 0 0 149 158Z"]);
  if (traits.beard !== "none" && !covered) pieces.push([beardTone, beardShape(traits.beard, traits.face)]);
  // The smile is a short arc with round ends: friendly, never a grin. A beard leaves room for a smaller one.
  const hairy = traits.beard === "full" || traits.beard === "short";
  pieces.push([
    skin.lips,
    hairy
      ? "M134 174A20 17 0 0 0 166 174A60 13 0 0 1 134 174Z"
      : "M131 174.5A2.8 2.8 0 0 1 135.4 171.2A22 18 0 0 0 164.6 171.2A2.8 2.8 0 0 1 169 174.5A24 23 0 0 1 131 174.5Z",
  ]);
  return pieces;
}

/** Brows and eyes: what moves when a face looks up. */
export function gazePieces(traits: Traits): Piece[] {
  const hair = hairColours[traits.hairColour];
  // Hair that is hidden or gone leaves the brows to say its colour: dark, since light brows alone would not show.
  const browColour =
    traits.hair === "bald" || traits.scarf !== false
      ? hairColours[traits.skin === "chestnut" || traits.skin === "umber" ? "black" : "espresso"].base
      : traits.hairColour === "silver" || traits.hairColour === "flaxen"
        ? hair.shade
        : hair.base;
  const brow = "M162 130A16 13 0 0 1 184 130L182 133A17 12 0 0 0 163 133.5Z";
  return [
    [browColour, both(brow)],
    ["#231a1c", disc(128, 144, 4.8) + disc(172, 144, 4.8)],
  ];
}
