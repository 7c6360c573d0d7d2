/** Portraits: faces that are put together of drawings of `site/drawings/portraits/`, all on 300 by 300 units. */
import { coloured, drawing, namesIn, paletteFills } from "./drawing.ts";
import { cloths, isVisibleOn, type Colour, type Fill } from "./palette.ts";
import { bounds, box, move, parse, ring } from "./path.ts";
import { shifted, toLayers, type Picture, type Piece } from "./picture.ts";
import { hairColours, pupils, skins } from "./portrait/colours.ts";
import { chooseTraits, type PortraitTraits, type Traits } from "./portrait/traits.ts";
import { pick, randomFrom, type Random } from "./random.ts";
import { tilePath } from "./tile.ts";

/** Styles that fall over the ears. */
const overEars = new Set<Traits["hair"]>(["bob", "fringe", "long", "waves", "braids", "locs"]);

const side = 300;
const picture = (parts: readonly Piece[]): Picture => ({
  width: side,
  height: side,
  layers: toLayers(parts),
});

/** The colours of a person from the neck down: of the skin, and of what is worn. */
function bodyFills({ skin, dress, dressColour }: Traits): Readonly<Record<string, Fill>> {
  const { base, shade } = skins[skin];
  const cloth = cloths.find((one) => one === dressColour);
  return {
    dress: dressColour,
    // The shade of a sleeve. Tints have none.
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

/** The parts of a face, from back to front, and nothing behind it. */
function partsOf(traits: Traits): { still: Piece[]; gaze: Piece[]; front: Piece[] } {
  const { scarf, face, age, beard, ground, tool } = traits;
  const body = bodyFills(traits);
  const { base: skin, shade, lips } = skins[traits.skin];
  const { base: hair, shade: strands } = hairColours[traits.hairColour];
  const isDeep = traits.skin === "chestnut" || traits.skin === "umber";
  const part = (name: string, fills: Readonly<Record<string, Fill | undefined>>) =>
    coloured(drawing(`portraits/${name}`), fills);
  const style = (fills: Readonly<Record<string, Fill>>) =>
    scarf === false && traits.hair !== "bald" ? part(`hair/${traits.hair}`, fills) : [];
  const whiskers = beard === "stubble" ? shade : hair;
  // The scarf hides every collar; only the stripes show below it.
  const dress = part(`dress/${scarf === false || traits.dress === "stripes" ? traits.dress : "round"}`, {
    ...body,
    // The head's shadow on the neck is the chin's curve moved down.
    shade: undefined,
    [face === "oval" ? "shade-oval" : "shade"]: shade,
  });
  // Hair that is hidden or gone leaves the brows to say its colour: dark, since light brows alone would not show.
  const lightBrow = traits.hairColour === "silver" || traits.hairColour === "flaxen" ? strands : hair;
  const hidden = hairColours[isDeep ? "black" : "espresso"].base;
  const earring = ground === "hue3" || ground === "tint3" ? "hue1" : "hue3";
  return {
    still: [
      ...style({ back: hair }),
      ...dress,
      ...(scarf !== false || overEars.has(traits.hair) ? [] : part("ears", { skin })),
      ...part(`faces/${face}`, { skin }),
      ...(age === "young" ? [] : part(`ages/${age}`, { shade })),
      ...part("nose", { shade }),
      ...(beard === "none" || scarf !== false
        ? []
        : part(`beards/${beard === "stubble" ? "short" : beard}`, {
            beard: whiskers,
            [`beard-${face}`]: whiskers,
          })),
      // A beard leaves room for a smaller smile.
      ...part(beard === "full" || beard === "short" ? "mouth-in-beard" : "mouth", { lips }),
    ],
    gaze: [
      ...part("gaze", { brow: traits.hair === "bald" || scarf !== false ? hidden : lightBrow, eye: pupils }),
      // Light frames on deep skin, dark ones on the rest.
      ...(traits.glasses
        ? part(`glasses/${traits.glassesShape}`, { glasses: isDeep ? "paper" : "ink" })
        : []),
    ],
    front: [
      ...(scarf === false
        ? [
            ...style({ front: hair, over: hair, detail: strands }),
            ...(traits.earrings === "none" ? [] : part(`earrings/${traits.earrings}`, { earring })),
          ]
        : part("scarf", { cloth: scarf, fold: `${scarf}Fold` })),
      ...(tool === "none" ? [] : part(`tools/${tool}`, { ...paletteFills, ...body })),
    ],
  };
}

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

const behind = (seed: string, traits: Traits): Piece[] => [
  [traits.ground, box(0, 0, side, side)],
  ...backdrop(traits, randomFrom(`backdrop of ${seed}`)),
];

/** What a portrait is told: its seed, the traits that the seed does not decide, and the scene in which it stands. */
export type PortraitOptions = { seed: string; traits?: PortraitTraits; scene?: string | undefined };

/** A face without anything behind it, on 300 by 300 units. */
export function bust(traits: Traits): Piece[] {
  const { still, gaze, front } = partsOf(traits);
  return [...still, ...gaze, ...front];
}

/** What somebody may be shown at: drawings of `site/drawings/scenes/people/`. */
export const personScenes = namesIn("scenes/people");

/** A drawing with people: each square in the role `person` becomes one of them. Sleeves and hands are those of the first. */
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

/** A person at work, with the eyes on the work. */
function inScene(name: string, traits: Traits): Picture {
  const { still, gaze, front } = partsOf({ ...traits, tool: "none" });
  return withPeople(`scenes/people/${name}`, traits, [[...still, ...shifted(gaze, { dy: 4 }), ...front]]);
}

/** Two people in a studio: one films, the other holds a tool. A dress in the colour of the `wall` would vanish, so it gets the `other`. */
export function studio(
  filming: PortraitOptions,
  filmed: PortraitOptions,
  { wall, other }: { wall: Colour; other: Colour },
): Picture {
  const drawn = chooseTraits(filming.seed, { ...filming.traits, tool: "none" });
  const first = drawn.dressColour === wall ? { ...drawn, dressColour: other } : drawn;
  return withPeople("openings/studio", first, [
    bust(first),
    bust(chooseTraits(filmed.seed, filmed.traits ?? {})),
  ]);
}

/**
 * A face before a ground of tiles, 300 by 300 units, or in its scene. The same seed always gives the same face. A trait that is
 * not given is drawn from the seed, independently of the others.
 */
export function portrait({ seed, traits: given = {}, scene }: PortraitOptions): Picture {
  const traits = chooseTraits(seed, given);
  return scene === undefined ? picture([...behind(seed, traits), ...bust(traits)]) : inScene(scene, traits);
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
    still: picture([...behind(seed, traits), ...still]),
    gaze: picture(gaze),
    front: picture(front),
  };
}
