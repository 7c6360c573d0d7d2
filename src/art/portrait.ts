/** Portraits: faces made of the drawings in `src/art/drawings/portraits/`, on 300 by 300 units. */
import { bandInks, type BandColour } from "./bands.ts";
import { coloured, drawing, paletteFills, type Fills } from "./drawing.ts";
import { cloths, isVisibleOn, type Colour } from "./palette.ts";
import { memoized } from "./memoized.ts";
import { bounds, box, move, parse, ring, rotate } from "./path.ts";
import { inEvening, shifted, toLayers, type Picture, type Piece } from "./picture.ts";
import { hairColours, pupils, skins } from "./portrait/colours.ts";
import { chooseTraits, portraitTraits, type PortraitTraits, type Traits } from "./portrait/traits.ts";
import { pick, randomFrom } from "./random.ts";
import { tilePath, unturning } from "./tile.ts";

const overEars = new Set<Traits["hair"]>(["bob", "fringe", "long", "waves", "braids", "locs"]);

const side = 300;
const picture = (parts: readonly Piece[]): Picture => ({
  width: side,
  height: side,
  layers: toLayers(parts),
});

function bodyFills({ skin, dress, dressColour }: Traits): Fills {
  const { base, shade } = skins[skin];
  const cloth = cloths.find((one) => one === dressColour);
  return {
    dress: dressColour,
    fold: cloth ? `${cloth}Fold` : dressColour,
    inner: dressColour === "paper" ? "hue5" : "paper",
    trim: dressColour === "ink" ? "hue1" : "ink",
    ...(dress === "stripes" && {
      stripe: dressColour === "ink" || dressColour === "hue2" ? "paper" : "ink",
    }),
    skin: base,
    shade,
  };
}

/** How a page shows a person again: arms instead of the tool, and the head tilted by degrees. */
const poses = [
  { arms: "folded", tilt: 5 },
  { arms: "greeting", tilt: -5 },
] as const;

type Pose = (typeof poses)[number];

/** The pieces of a person, in three layers. */
function partsOf(traits: Traits, pose?: Pose): { base: Piece[]; gaze: Piece[]; front: Piece[] } {
  const { scarf, face, age, beard, ground, tool, earrings } = traits;
  const head = (pieces: Piece[]) =>
    pose ? pieces.map(([fill, d]): Piece => [fill, rotate(d, pose.tilt, 150, 205)]) : pieces;
  const hasHair = scarf === false && traits.hair !== "bald";
  const body = bodyFills(traits);
  const { base: skin, shade, lips } = skins[traits.skin];
  const { base: hair, shade: strands } = hairColours[traits.hairColour];
  const isDeep = traits.skin === "chestnut" || traits.skin === "umber";
  const part = (name: string, fills: Fills, isWorn = true) =>
    isWorn ? coloured(drawing(`portraits/${name}`), fills) : [];
  const whiskers = beard === "stubble" ? shade : hair;
  // A scarf hides the collar; only stripes show below it.
  const dress = scarf === false || traits.dress === "stripes" ? traits.dress : "round";
  const lightBrow = traits.hairColour === "silver" || traits.hairColour === "flaxen" ? strands : hair;
  // Without visible hair the brows are dark: light ones would not show.
  const brow = hasHair ? lightBrow : hairColours[isDeep ? "black" : "espresso"].base;
  const earring = ground === "hue3" || ground === "tint3" ? "hue1" : "hue3";
  // The head's shadow on the neck follows the chin.
  const neck = { shade: undefined, [face === "oval" ? "shade-oval" : "shade"]: shade };
  const beardFills = { beard: whiskers, [`beard-${face}`]: whiskers };
  return {
    base: [
      ...head(part(`hair/${traits.hair}`, { back: hair }, hasHair)),
      ...part(`dress/${dress}`, { ...body, ...neck }),
      ...head([
        ...part("ears", { skin }, scarf === false && !overEars.has(traits.hair)),
        ...part(`faces/${face}`, { skin }),
        ...part(`ages/${age}`, { shade }, age !== "young"),
        ...part("nose", { shade }),
        ...part(
          `beards/${beard === "stubble" ? "short" : beard}`,
          beardFills,
          beard !== "none" && scarf === false,
        ),
        // A beard needs a smaller mouth.
        ...part(beard === "full" || beard === "short" ? "mouth-in-beard" : "mouth", { lips }),
      ]),
    ],
    gaze: head([
      ...part("gaze", { brow, eye: pupils }),
      ...part(`glasses/${traits.glassesShape}`, { glasses: isDeep ? "paper" : "ink" }, traits.glasses),
    ]),
    front: [
      ...head([
        ...part(`hair/${traits.hair}`, { front: hair, over: hair, detail: strands }, hasHair),
        ...part(`earrings/${earrings}`, { earring }, earrings !== "none" && scarf === false),
        ...(scarf ? part("scarf", { cloth: scarf, fold: `${scarf}Fold` }) : []),
      ]),
      ...(pose
        ? part(`poses/${pose.arms}`, body)
        : part(`tools/${tool}`, { ...paletteFills, ...body }, tool !== "none")),
    ],
  };
}

/** Two tiles behind a person, in opposite corners. None is in ink: in the dark theme it would look cut off. */
export function backdrop(traits: Traits, seed: string): Piece[] {
  const random = randomFrom(`backdrop of ${seed}`);
  const { ground } = traits;
  const shades = (["hue1", "hue3", "hue2", "hue4", "paper", "hue5", "tint2", "tint1"] as const).filter(
    (c) => isVisibleOn(c, ground) && c !== traits.dressColour && c !== traits.scarf,
  );
  const lower = pick(random, shades);
  const others = shades.filter((c) => c !== lower);
  const upper = pick(random, others);
  const mirrored = random() < 0.5;
  const lay = (d: string) => (mirrored ? parse(d).matrix(-1, 0, 0, 1, 300, 0).encode() : d);
  // The shoulder covers part of the lower tile. Other shapes would leave scraps beside it.
  const lowerShape = pick(random, [
    "M0 200A100 100 0 0 1 73.6 232.3A76 76 0 0 0 32 300H0Z",
    "",
    "M0 200L50.4 250.4A76 76 0 0 0 32 300H0Z",
    "",
    "",
  ]);
  // Shapes of a mosaic overlap the next cell; these end at the edge of the picture.
  const ending: Partial<Record<Traits["tile"], string>> = {
    steps: "M200 0H300V100H275V75H250V50H225V25H200Z",
    dome: "M200 0H300V50A50 50 0 0 1 200 50Z",
    ring: ring(250, 50, 42, 22),
  };
  const turn = unturning.has(traits.tile) ? 0 : 1;
  return [
    [lower, lay(lowerShape)],
    [upper, lay(ending[traits.tile] ?? tilePath(traits.tile, 200, 0, turn))],
  ];
}

/** Seed of a portrait, the traits it must have, and its scene. */
export type PortraitOptions = {
  seed: string;
  traits?: PortraitTraits;
  scene?: string | undefined;
  /** Whether the wall is dark in the dark theme. */ evening?: boolean | undefined;
  /** How often the page has shown the person before. */ again?: number;
  /** Colour beside the portrait. */ beside?: Colour | undefined;
};

/** A person in the next pose, before another ground and tile. Without a pose the person holds the tool. */
function posed(traits: Traits, again: number, beside?: Colour): { traits: Traits; pose?: Pose | undefined } {
  if (again === 0) return { traits };
  const turn = 1 + ((again - 1) % poses.length);
  const next = <One>(all: readonly One[], own: One, fits: (one: One) => boolean) => {
    const others = all.filter((one) => one !== own);
    const from = (3 * turn) % others.length;
    return [...others.slice(from), ...others.slice(0, from)].find(fits) ?? own;
  };
  const { ground, tile, dressColour, scarf } = traits;
  return {
    pose: poses[turn - 1],
    traits: {
      ...traits,
      ground: next(
        portraitTraits.ground,
        ground,
        // Light hands would not show on the tint of skin.
        (one) => one !== "tint1" && one !== scarf && one !== beside && isVisibleOn(one, dressColour),
      ),
      tile: next(portraitTraits.tile, tile, () => true),
    },
  };
}

/** A face without background, on 300 by 300 units. */
export function bust(traits: Traits, pose?: Pose): Piece[] {
  const { base, gaze, front } = partsOf(traits, pose);
  return [...base, ...gaze, ...front];
}

/** A drawing with people in its squares of the role `person`. Sleeves and hands belong to the first. */
function withPeople(name: string, first: Traits, people: readonly (readonly Piece[])[]): Picture {
  const hair = hairColours[first.hairColour].base;
  const fills = { ...paletteFills, ...bodyFills(first), front: hair, gray: hairColours.grey.base };
  const { shapes, ...size } = drawing(name);
  const rest = people.values();
  const pieces = shapes.flatMap((shape) => {
    if (shape.role !== "person") return coloured({ shapes: [shape] }, fills);
    const { minX: dx, minY: dy, maxX } = bounds(shape.d);
    const scale = (maxX - dx) / side;
    return (rest.next().value ?? []).map(([fill, d]): Piece => [fill, move(d, { scale, dx, dy })]);
  });
  return { ...size, layers: toLayers(pieces) };
}

/** Two people in a studio: one films, the other holds a tool. A dress in the colour of the band gets another. */
export function studio(
  [filming, filmed]: readonly [PortraitOptions, PortraitOptions],
  band: BandColour,
): Picture {
  const drawn = chooseTraits(filming.seed, { ...filming.traits, tool: "none" });
  const first = drawn.dressColour === band ? { ...drawn, dressColour: bandInks[band].second } : drawn;
  const second = chooseTraits(filmed.seed, filmed.traits ?? {});
  return withPeople("openings/studio", first, [bust(first), bust(second)]);
}

function alone(seed: string, { traits, pose }: ReturnType<typeof posed>): Picture {
  const wall: Piece = [traits.ground, box(0, 0, side, side)];
  return picture([wall, ...backdrop(traits, seed), ...bust(traits, pose)]);
}

function atWork(scene: string, traits: Traits): Picture {
  const { base, gaze, front } = partsOf({ ...traits, tool: "none" });
  return withPeople(`scenes/people/${scene}`, traits, [[...base, ...shifted(gaze, { dy: 4 }), ...front]]);
}

/** A portrait, 300 by 300 units, or a person at work with the eyes on the work. The seed picks each missing trait independently. */
export const portrait = memoized(
  ({ seed, traits: given = {}, scene, again = 0, beside, evening }: PortraitOptions): Picture => {
    const own = chooseTraits(seed, given);
    const drawn = scene === undefined ? alone(seed, posed(own, again, beside)) : atWork(scene, own);
    return evening ? inEvening(drawn) : drawn;
  },
);

/** A portrait in three stacked pictures, so that a page can move the gaze. `ground` is the background colour. */
export function portraitParts({ seed, traits: given = {} }: PortraitOptions) {
  const traits = chooseTraits(seed, given);
  const { base, gaze, front } = partsOf(traits);
  return {
    ground: traits.ground,
    body: picture([...backdrop(traits, seed), ...base]),
    gaze: picture(gaze),
    front: picture(front),
  };
}
