import { drawingNames } from "../drawing-names.ts";
import { cloths, isVisibleOn, type Colour } from "../palette.ts";
import { entriesOf, pickWeighted, randomFrom, type Weights } from "../random.ts";
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
  scarf: [...cloths, false],
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

const earrings: Weights<Traits["earrings"]> = entriesOf({ none: 3, studs: 1, drops: 1, hoops: 1 });

const scarves: Weights<Traits["scarf"]> = [[false, 14], ...cloths.map((cloth) => [cloth, 0.25] as const)];

function hairWeight(style: Traits["hair"], age: Traits["age"]): number {
  if (style === "receding") return { young: 0, middle: 0.5, older: 3 }[age];
  if (style === "bald") return age === "young" ? 0.3 : 1;
  return 1;
}

// prettier-ignore
function hairColourWeights(skin: Traits["skin"], age: Traits["age"]): Weights<Traits["hairColour"]> {
  if (age === "older") return entriesOf({ grey: 3, silver: 4 });
  const grey = age === "middle" ? 1 : 0;
  if (skin === "porcelain" || skin === "peach")
    return entriesOf({ black: 2, espresso: 2, chestnut: 3, auburn: 2, copper: 2, honey: 3, flaxen: 2, grey });
  if (skin === "olive" || skin === "honey")
    return entriesOf({ black: 4, espresso: 4, chestnut: 3, auburn: 1, grey });
  return entriesOf({ black: 5, espresso: 3, chestnut: age === "young" ? 0.7 : 0, grey });
}

export function chooseTraits(seed: string, given: PortraitTraits): Traits {
  // One stream for each trait, so that setting one never changes the others.
  const choose = <Trait extends keyof Values>(trait: Trait, weights: Weights<Values[Trait]>) => {
    const words = trait.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`);
    return given[trait] ?? pickWeighted(randomFrom(`${words} of ${seed}`), weights);
  };
  const age = choose("age", ages);
  const skin = choose("skin", even(portraitTraits.skin));
  const styles = portraitTraits.hair.map((style) => [style, hairWeight(style, age)] as const);
  const hair = choose("hair", styles);
  // A given hair style or beard must be visible.
  const bareheaded = given.hair !== undefined || given.beard !== undefined;
  const scarf = choose("scarf", bareheaded ? [[false, 1]] : scarves);
  const ground = choose("ground", grounds);
  const dressColours = portraitTraits.dressColour.filter((c) => isVisibleOn(c, ground) && c !== scarf);
  return {
    age,
    skin,
    hair,
    hairColour: choose("hairColour", hairColourWeights(skin, age)),
    scarf,
    ground,
    face: choose("face", even(portraitTraits.face)),
    glasses: choose("glasses", [
      [true, 1],
      [false, 2.4],
    ]),
    glassesShape: choose("glassesShape", even(portraitTraits.glassesShape)),
    // A name does not reveal a beard.
    beard: given.beard ?? "none",
    dress: choose("dress", even(portraitTraits.dress)),
    dressColour: choose("dressColour", even(dressColours)),
    tool: given.tool ?? "none",
    earrings: choose("earrings", withEarrings.has(hair) ? earrings : [["none", 1]]),
    tile: choose("tile", even(portraitTraits.tile)),
  };
}
