import { namesIn } from "../drawing.ts";
import type { Colour } from "../palette.ts";

/** Every trait of a portrait and the values it may take: what content may ask for. */
export const portraitTraits = {
  skin: ["porcelain", "peach", "honey", "olive", "amber", "chestnut", "umber"],
  hair: [
    "crop",
    "fade",
    "parted",
    "quiff",
    "pixie",
    "bob",
    "fringe",
    "long",
    "waves",
    "curls",
    "afro",
    "bun",
    "topknot",
    "ponytail",
    "braids",
    "locs",
    "receding",
    "bald",
  ],
  hairColour: ["black", "espresso", "chestnut", "auburn", "copper", "honey", "flaxen", "grey", "silver"],
  face: ["round", "oval", "square"],
  age: ["young", "middle", "older"],
  glasses: [true, false],
  glassesShape: ["round", "square"],
  beard: ["none", "stubble", "short", "full", "goatee", "moustache"],
  scarf: ["hue1", "hue2", "hue3", "hue4", "hue5", "tint2", "ink", "paper", false],
  dress: ["round", "v", "shirt", "polo", "lapels", "stripes"],
  dressColour: ["ink", "paper", "hue1", "hue2", "hue3", "hue4", "hue5", "tint2", "tint1", "tint4"],
  tool: ["none", ...namesIn("portraits/tools")],
  earrings: ["none", "studs", "drops", "hoops"],
  ground: ["tint1", "tint2", "tint3", "tint4", "hue5", "hue3", "hue1", "hue2", "hue4"],
  tile: ["quarter", "steps", "ring", "arcs", "dome", "disc", "leaf", "dots"],
} as const;

type Values = { [Trait in keyof typeof portraitTraits]: (typeof portraitTraits)[Trait][number] };

/** The traits of one person, all of them settled. In a group they may wear any colour. */
export type Traits = Omit<Values, "dressColour"> & { dressColour: Colour };

/** What a portrait may be told; whatever is left out, the seed decides. */
export type PortraitTraits = { [Trait in keyof Values]?: Values[Trait] | undefined };
