import { isVisibleOn } from "../palette.ts";
import { parse, ring } from "../path.ts";
import type { Piece } from "../picture.ts";
import { pick, type Random } from "../random.ts";
import { tilePath } from "../tile.ts";
import type { Traits } from "./traits.ts";

/**
 * The tiles behind a person, on the lines of a grid of 3 by 3: one in a lower corner and one in the upper corner across from it.
 * `random` decides the rest. None is in ink, which is the page itself in the dark: it would look bitten off.
 */
export function backdrop(traits: Traits, random: Random): Piece[] {
  const { ground } = traits;
  const shades = (["hue1", "hue3", "hue2", "hue4", "paper", "hue5", "tint2", "tint1"] as const).filter(
    (c) => isVisibleOn(c, ground) && c !== traits.dressColour && c !== traits.scarf,
  );
  const lower = pick(random, shades);
  const upper = pick(
    random,
    shades.filter((c) => c !== lower),
  );
  const mirrored = random() < 0.5;
  const lay = (d: string) => (mirrored ? parse(d).matrix(-1, 0, 0, 1, 300, 0).encode() : d);
  // The shoulder is before it: of other shapes it would leave scraps. Under the dress it would line a corner that is cut round.
  const lowerShape = pick(random, [
    "M0 200A100 100 0 0 1 73.6 232.3A76 76 0 0 0 32 300H0Z",
    "",
    "M0 200L50.4 250.4A76 76 0 0 0 32 300H0Z",
    "",
    "",
  ] as const);
  const upperShape: Record<Traits["tile"], string> = {
    quarter: tilePath("quarter", 200, 0, 1),
    // These end with the picture, where the shapes of a mosaic go over into the next cell.
    steps: "M200 0H300V100H275V75H250V50H225V25H200Z",
    dome: "M200 0H300V50A50 50 0 0 1 200 50Z",
    ring: ring(250, 50, 42, 22),
    arcs: tilePath("arcs", 200, 0, 1),
    disc: tilePath("disc", 200, 0, 0),
    leaf: tilePath("leaf", 200, 0, 1),
    dots: tilePath("dots", 200, 0, 0),
  };
  return [
    [lower, lay(lowerShape)],
    [upper, lay(upperShape[traits.tile])],
  ];
}
