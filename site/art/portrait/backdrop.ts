import { isVisibleOn } from "../palette.ts";
import { disc, move, ring, sector } from "../path.ts";
import type { Piece } from "../picture.ts";
import { pick, type Random } from "../random.ts";
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
  const lay = random() < 0.5 ? (d: string) => move(d, { mirror: true, cx: 150 }) : (d: string) => d;
  // The shoulder is before it: of other shapes it would leave scraps. Under the dress it would line a corner that is cut round.
  const lowerShape = pick(random, [
    "M0 200A100 100 0 0 1 73.6 232.3A76 76 0 0 0 32 300H0Z",
    "",
    "M0 200L50.4 250.4A76 76 0 0 0 32 300H0Z",
    "",
    "",
  ] as const);
  const upperShape: Record<Traits["tile"], string> = {
    quarter: "M300 0V100A100 100 0 0 1 200 0Z",
    steps: "M200 0H300V100H275V75H250V50H225V25H200Z",
    ring: ring(250, 50, 42, 22),
    arcs:
      [100, 72, 44].map((r) => sector(300, 0, r, r - 14, 90, 180)).join("") + sector(300, 0, 16, 0, 90, 180),
    dome: "M200 0H300V50A50 50 0 0 1 200 50Z",
    disc: disc(250, 50, 34),
    leaf: "M300 0A100 100 0 0 1 200 100A100 100 0 0 1 300 0Z",
    dots: [20, 50, 80].flatMap((y) => [20, 50, 80].map((x) => disc(200 + x, y, 8))).join(""),
  };
  return [
    [lower, lay(lowerShape)],
    [upper, lay(upperShape[traits.tile])],
  ];
}
