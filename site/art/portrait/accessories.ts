import type { Colour } from "../palette.ts";
import { box, cut, disc, polygon, ring, rounded } from "../path.ts";
import type { Piece } from "../picture.ts";
import { both } from "./mirror.ts";
import type { Traits } from "./traits.ts";

/** A head scarf: the cloth and its fold. */
export function scarfPieces(scarf: Exclude<Traits["scarf"], false>): Piece[] {
  const hole = "M106 138A44 44 0 0 1 194 138V152A44 50 0 0 1 106 152Z";
  // A cloth round the face that falls in a dome over the chest, and its fold under the chin.
  const cloth = cut(
    "M84 138A66 68 0 0 1 216 138V200C216 214 226 220 226 240A76 50 0 0 1 74 240C74 220 84 214 84 200Z",
    hole,
  );
  return [
    [scarf, cloth],
    [`${scarf}Fold`, "M92 182A58 54 0 0 0 208 182A58 43 0 0 1 92 182Z"],
  ];
}

function glassesPath(shape: Traits["glassesShape"]): string {
  // No half is the other's mirror image: its outline would run the other way and cut holes where it meets the bridge.
  const rim = (x: number) =>
    shape === "round"
      ? ring(x + 18.5, 143, 18, 14)
      : cut(rounded(x, 129, 37, 28, 9), rounded(x + 4, 133, 29, 20, 5));
  return box(145, 139, 10, 4) + box(101, 139, 10, 4) + box(189, 139, 10, 4) + rim(109) + rim(154);
}

/** Glasses, or nothing: light frames on deep skin, dark ones on the rest. */
export function glassesPieces({ glasses, glassesShape, skin }: Traits): Piece[] {
  if (!glasses) return [];
  return [[skin === "umber" || skin === "chestnut" ? "paper" : "ink", glassesPath(glassesShape)]];
}

/** Earrings, or nothing, in a colour that shows on the ground. */
export function earringPieces(traits: Traits): Piece[] {
  const tone: Colour = traits.ground === "hue3" || traits.ground === "tint3" ? "hue1" : "hue3";
  switch (traits.earrings) {
    case "none":
      return [];
    case "studs":
      return [[tone, disc(99, 166, 5) + disc(201, 166, 5)]];
    case "drops":
      return [[tone, both(polygon(201, 162, 208, 184, 194, 184))]];
    case "hoops":
      return [[tone, ring(97, 174, 11, 7) + ring(203, 174, 11, 7)]];
  }
}
