import { drawingNames } from "../drawing-names.ts";
import { isVisibleOn, type Colour } from "../palette.ts";
import { entriesOf, pickWeighted, randomFrom } from "../random.ts";
import { hairColours, skins } from "./colours.ts";

// prettier-ignore
export const portraitTraits = {
  skin: entriesOf(skins).map(([name]) => name),
  hair: [
    "crop", "fade", "parted", "quiff", "pixie", "bob", "fringe", "long", "waves", "curls", "afro", "bun",
    "topknot", "ponytail", "braids", "locs", "receding", "bald",
  ],
  hairColour: entriesOf(hairColours).map(([name]) => name),
  face: ["round", "oval", "square"],
  age: ["young", "middle", "older"],
  glasses: [true, false],
  glassesShape: ["round", "square"],
  beard: ["none", "stubble", "short", "full", "goatee", "moustache"],
  scarf: ["hue1", "hue2", "hue3", "hue4", "hue5", "tint2", "ink", "paper", false],
  dress: ["round", "v", "shirt", "polo", "lapels", "stripes"],
  dressColour: ["ink", "paper", "hue1", "hue2", "hue3", "hue4", "hue5", "tint2", "tint1", "tint4"],
  tool: ["none", ...drawingNames["portraits/tools"]],
  earrings: ["none", "studs", "drops", "hoops"],
  ground: ["tint1", "tint2", "tint3", "tint4", "hue5", "hue3", "hue1", "hue2", "hue4"],
  tile: ["quarter", "steps", "ring", "arcs", "dome", "disc", "leaf", "dots"],
} as const;

type Values = { [Trait in keyof typeof portraitTraits]: (typeof portraitTraits)[Trait][number] };

/** All traits of one person. In a group people may wear any colour. */
export type Traits = Omit<Values, "dressColour"> & { dressColour: Colour };

export type PortraitTraits = { [Trait in keyof Values]?: Values[Trait] | undefined };

type Weights<T> = readonly (readonly [value: T, weight: number])[];

const even = <T>(values: readonly T[]): Weights<T> => values.map((value) => [value, 1]);

// prettier-ignore
const withEarrings = new Set<Traits["hair"]>([
  "pixie", "bob", "fringe", "long", "waves", "bun", "ponytail", "braids", "afro",
]);

const ages: Weights<Traits["age"]> = entriesOf({ young: 3, middle: 4, older: 2 });

// prettier-ignore
const grounds: Weights<Traits["ground"]> = entriesOf({
  tint1: 3, tint2: 3, tint3: 3, tint4: 3, hue5: 3, hue3: 2, hue1: 1.2, hue2: 1, hue4: 1,
});

const scarves: Weights<Traits["scarf"]> = [
  [false, 14],
  ...portraitTraits.scarf
    .filter((value) => value !== false)
    .map((value): readonly [Traits["scarf"], number] => [value, 0.25]),
];

function hairWeight(style: Traits["hair"], age: Traits["age"]): number {
  if (style === "receding") return { young: 0, middle: 0.5, older: 3 }[age];
  if (style === "bald") return age === "young" ? 0.3 : 1;
  return 1;
}

function hairColourWeights(skin: Traits["skin"], age: Traits["age"]): Weights<Traits["hairColour"]> {
  const grey = age === "middle" ? 1 : 0;
  if (age === "older") return entriesOf({ grey: 3, silver: 4 });
  switch (skin) {
    case "amber":
    case "chestnut":
    case "umber":
      return entriesOf({ black: 5, espresso: 3, chestnut: age === "young" ? 0.7 : 0, grey });
    case "olive":
    case "honey":
      return entriesOf({ black: 4, espresso: 4, chestnut: 3, auburn: 1, grey });
    case "porcelain":
    case "peach":
      return entriesOf({
        black: 2,
        espresso: 2,
        chestnut: 3,
        auburn: 2,
        copper: 2,
        honey: 3,
        flaxen: 2,
        grey,
      });
  }
}

function earrings(hair: Traits["hair"]): Weights<Traits["earrings"]> {
  if (!withEarrings.has(hair)) return [["none", 1]];
  return entriesOf({ none: 3, studs: 1, drops: 1, hoops: 1 });
}

export function chooseTraits(seed: string, given: PortraitTraits): Traits {
  // One stream for each trait, so that setting one never changes the others.
  const draw = <T>(trait: string, weights: Weights<T>): T =>
    pickWeighted(randomFrom(`${trait} of ${seed}`), weights);
  const age = given.age ?? draw("age", ages);
  const skin = given.skin ?? draw("skin", even(portraitTraits.skin));
  const hair =
    given.hair ??
    draw(
      "hair",
      portraitTraits.hair.map((style): readonly [Traits["hair"], number] => [style, hairWeight(style, age)]),
    );
  // A given hair style or beard must be visible.
  const bareheaded = given.hair !== undefined || given.beard !== undefined;
  const scarf = given.scarf ?? (bareheaded ? false : draw("scarf", scarves));
  const ground = given.ground ?? draw("ground", grounds);
  const dressColours = portraitTraits.dressColour.filter((c) => isVisibleOn(c, ground) && c !== scarf);
  return {
    age,
    skin,
    hair,
    hairColour: given.hairColour ?? draw("hair colour", hairColourWeights(skin, age)),
    scarf,
    ground,
    face: given.face ?? draw("face", even(portraitTraits.face)),
    glasses:
      given.glasses ??
      draw("glasses", [
        [true, 1],
        [false, 2.4],
      ]),
    glassesShape: given.glassesShape ?? draw("glasses shape", even(portraitTraits.glassesShape)),
    // A name does not reveal a beard.
    beard: given.beard ?? "none",
    dress: given.dress ?? draw("dress", even(portraitTraits.dress)),
    dressColour: given.dressColour ?? draw("dress colour", even(dressColours)),
    tool: given.tool ?? "none",
    earrings: given.earrings ?? draw("earrings", earrings(hair)),
    tile: given.tile ?? draw("tile", even(portraitTraits.tile)),
  };
}
