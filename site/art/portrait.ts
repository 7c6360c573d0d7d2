import type { Colour } from "./palette.ts";
import { isVisibleOn } from "./palette.ts";
import { box, cut, disc, move, oval, polygon, ring, rounded, sector, solid } from "./path.ts";
import type { Picture, Piece } from "./picture.ts";
import { toLayers } from "./picture.ts";
import type { Random } from "./random.ts";
import { pick, pickWeighted, randomFrom } from "./random.ts";

type Hex = `#${string}`;

// Skin, and the same skin in shade: under the chin, the nose, lines of age. Lips are a shade of the skin too.
const skins = {
  porcelain: { base: "#f8d9c4", shade: "#e9bca3", lips: "#b4564a" },
  peach: { base: "#f0c3a0", shade: "#dda27d", lips: "#a94f41" },
  honey: { base: "#dfa577", shade: "#c6885b", lips: "#93402f" },
  olive: { base: "#c98d5f", shade: "#ad7147", lips: "#84382a" },
  amber: { base: "#a96b43", shade: "#8c5230", lips: "#611d15" },
  // On deep skin a darker mouth would vanish: here the lips are the lighter tone, as they are in life.
  chestnut: { base: "#84502f", shade: "#693c21", lips: "#cf7f6a" },
  umber: { base: "#5f3822", shade: "#482817", lips: "#b96a58" },
} as const satisfies Record<string, { base: Hex; shade: Hex; lips: Hex }>;

const hairColours = {
  black: { base: "#231a1c", shade: "#3b2c2e" },
  espresso: { base: "#43291f", shade: "#5c3a2c" },
  chestnut: { base: "#7a4426", shade: "#5f321a" },
  auburn: { base: "#a8492a", shade: "#87361d" },
  copper: { base: "#cf6a2e", shade: "#ad5221" },
  honey: { base: "#d59a3d", shade: "#b57e29" },
  flaxen: { base: "#edc974", shade: "#d0a852" },
  grey: { base: "#8b8795", shade: "#6f6b7b" },
  silver: { base: "#d5d2da", shade: "#b2aebb" },
} as const satisfies Record<string, { base: Hex; shade: Hex }>;

type Skin = keyof typeof skins;
type HairColour = keyof typeof hairColours;

// The fold of a head scarf, a shade deeper than the cloth.
const scarfFolds = {
  vermilion: "#e04622",
  cobalt: "#1f3bcb",
  saffron: "#e8a000",
  jade: "#08805f",
  lilac: "#b3a0ea",
  sky: "#a3b8ee",
  ink: "#2d2950",
  paper: "#e8e0d0",
} as const satisfies Partial<Record<Colour, Hex>>;

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
  scarf: ["vermilion", "cobalt", "saffron", "jade", "lilac", "sky", "ink", "paper", false],
  dress: ["round", "v", "shirt", "polo", "lapels", "stripes"],
  dressColour: ["ink", "paper", "vermilion", "cobalt", "saffron", "jade", "lilac", "sky", "blush", "mint"],
  earrings: ["none", "studs", "drops", "hoops"],
  ground: ["blush", "sky", "butter", "mint", "lilac", "saffron", "vermilion", "cobalt", "jade"],
  tile: ["quarter", "steps", "ring", "arcs", "dome", "disc", "leaf", "dots"],
} as const;

type Traits = { [Trait in keyof typeof portraitTraits]: (typeof portraitTraits)[Trait][number] };

/** What a portrait may be told; whatever is left out, the seed decides. */
export type PortraitTraits = { [Trait in keyof Traits]?: Traits[Trait] | undefined };

// Everything is drawn on 300 by 300 units, the face about (150, 138). The face is 96 wide: x 102 to 198.
const middle = 150;

/** Both halves of something, from its right half: the mirror image about the middle is added. */
function both(d: string): string {
  return solid(d, move(d, { mirror: true, cx: middle }));
}

function faceOutline(face: Traits["face"]): string {
  switch (face) {
    case "round":
      return "M102 130A48 48 0 0 1 198 130V152A48 50 0 0 1 102 152Z";
    case "oval":
      return "M104 128A46 46 0 0 1 196 128V148A46 60 0 0 1 104 148Z";
    case "square":
      return "M102 130A48 48 0 0 1 198 130V160A42 42 0 0 1 156 203H144A42 42 0 0 1 102 160Z";
  }
}

// What lies behind the head and what lies over the brow, per style. The hairline is at about y 114.
type Hair = {
  back: string;
  front: string;
  /** Drawn over shoulders, in front. */ over?: string;
  /** Partings and strands, in the darker tone. */ detail?: string;
};

function hairShapes(style: Traits["hair"]): Hair {
  // The cap that most styles share hugs the skull. Short hair ends in pointed sideburns before the ears;
  // long hair falls over the ears in two locks down to `side`.
  const short = (side: number, hairline: string) =>
    solid(`M97 ${side}V128A53 54 0 0 1 203 128V${side}L192 ${side - 16}V132${hairline}V${side - 16}Z`);
  const long = (side: number, hairline: string) =>
    solid(
      `M88 ${side}V130A62 62 0 0 1 212 130V${side}H205A13 13 0 0 1 192 ${side - 13}V132${hairline}V${side - 13}A13 13 0 0 1 95 ${side}Z`,
    );
  const round = "A22 22 0 0 0 170 110H130A22 22 0 0 0 108 132";
  const swept = "A84 40 0 0 1 126 104A30 30 0 0 1 108 132";
  const parted = "A42 46 0 0 1 150 92A42 46 0 0 1 108 132";
  const discs = (list: readonly (readonly [number, number, number])[]) =>
    solid(...list.map(([x, y, r]) => disc(x, y, r)));
  switch (style) {
    case "crop":
      return { back: "", front: short(150, round) };
    case "fade":
      return {
        back: "",
        front: solid(
          "M98 122V112A40 40 0 0 1 138 72H162A40 40 0 0 1 202 112V122H192A18 18 0 0 0 174 106H126A18 18 0 0 0 108 122Z",
        ),
        detail: both("M192 122H202V140L192 132Z"),
      };
    case "parted":
      return { back: "", front: short(148, swept) };
    case "quiff":
      return {
        back: "",
        front: solid(
          "M97 146V112A48 48 0 0 1 122 74A34 34 0 0 1 152 58H186A30 30 0 0 1 203 108V146L192 130V124A20 20 0 0 0 172 106H136A28 28 0 0 0 108 130Z",
        ),
      };
    case "pixie":
      return {
        back: "",
        front: solid(
          "M96 156V126A54 54 0 0 1 204 126V150L193 136V126A90 52 0 0 0 140 92A44 44 0 0 1 107 130V142Z",
        ),
      };
    case "bob":
      return {
        back: "M88 130A62 62 0 0 1 212 130V194A18 18 0 0 1 194 212H106A18 18 0 0 1 88 194Z",
        front: long(190, swept),
      };
    case "fringe":
      return {
        back: "M88 130A62 62 0 0 1 212 130V208A8 8 0 0 1 204 216H96A8 8 0 0 1 88 208Z",
        front: solid(
          "M88 200V130A62 62 0 0 1 212 130V200H206A13 13 0 0 1 193 187V124H107V187A13 13 0 0 1 94 200Z",
        ),
      };
    case "long":
      return {
        back: "M88 130A62 62 0 0 1 212 130V262A20 20 0 0 1 192 282H108A20 20 0 0 1 88 262Z",
        front: long(210, parted),
      };
    case "waves":
      return {
        back: solid(
          "M90 128A60 60 0 0 1 210 128V224H90Z",
          discs([
            [96, 146, 18],
            [204, 146, 18],
            [91, 176, 19],
            [209, 176, 19],
            [94, 208, 21],
            [206, 208, 21],
            [114, 224, 18],
            [186, 224, 18],
          ]),
        ),
        front: long(184, parted),
      };
    case "curls":
      return {
        back: discs([
          [100, 104, 24],
          [122, 80, 24],
          [150, 70, 25],
          [178, 80, 24],
          [200, 104, 24],
          [94, 132, 22],
          [206, 132, 22],
          [98, 158, 18],
          [202, 158, 18],
        ]),
        front: discs([
          [112, 106, 15],
          [130, 98, 16],
          [150, 95, 16],
          [170, 98, 16],
          [188, 106, 15],
        ]),
      };
    case "afro":
      return {
        back: disc(150, 112, 84),
        front: solid("M102 138V120A48 46 0 0 1 198 120V138A40 32 0 0 0 160 106H140A40 32 0 0 0 102 138Z"),
      };
    case "bun":
      return { back: disc(150, 60, 25), front: short(150, parted) };
    case "topknot":
      return {
        back: solid(disc(150, 54, 20), box(140, 64, 20, 20)),
        front: solid("M99 138V128A51 52 0 0 1 201 128V138A52 36 0 0 0 150 102A52 36 0 0 0 99 138Z"),
        detail: box(138, 71, 24, 6),
      };
    case "ponytail":
      return {
        back: "M184 78C226 74 250 112 246 150C244 176 252 196 238 222C214 204 206 184 206 160C206 136 200 118 184 108Z",
        front: short(150, swept),
        detail: polygon(193, 80, 203, 77, 210, 108, 200, 112),
      };
    case "braids": {
      const braid = solid(...[180, 201, 222, 243].map((y, i) => oval(204 - i * 1.5, y, 13 - i, 14)));
      return {
        back: "M88 130A62 62 0 0 1 212 130V178H88Z",
        front: long(178, parted),
        over: both(braid),
        detail: both(rounded(191, 256, 17, 8, 3)),
      };
    }
    case "locs": {
      const lock = (x: number, end: number) => rounded(x, 126, 15, end - 126, 7.5);
      return {
        back: solid(
          "M86 136A64 64 0 0 1 214 136V160H86Z",
          both(lock(200, 220)),
          both(lock(182, 238)),
          both(lock(164, 244)),
        ),
        front: long(186, "A24 24 0 0 0 168 106H132A24 24 0 0 0 108 132"),
        detail: solid(
          rounded(127, 80, 5, 26, 2.5),
          rounded(147.5, 76, 5, 30, 2.5),
          rounded(168, 80, 5, 26, 2.5),
        ),
      };
    }
    case "receding":
      return { back: "", front: both("M184 98A54 54 0 0 1 203 136V156L192 142V132A36 36 0 0 0 184 98Z") };
    case "bald":
      return { back: "", front: "" };
  }
}

function beardShape(beard: Traits["beard"], face: Traits["face"]): string {
  const chin = face === "round" ? 202 : face === "oval" ? 208 : 203;
  const side = face === "oval" ? 46 : 48;
  // A beard is the jaw's own outline below a line from the sideburns to the upper lip.
  const grown = (extra: number) => {
    const [left, right] = [middle - side - extra, middle + side + extra];
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

/** Shoulders, neckline and what is worn. The neck itself is skin and lies below. */
function dressPieces(traits: Traits, skin: Hex, shade: Hex): Piece[] {
  const { dressColour } = traits;
  // The scarf hides every collar; only the stripes show below it.
  const dress = traits.scarf === false || traits.dress === "stripes" ? traits.dress : "round";
  const shoulders = "M30 300A78 78 0 0 1 108 222H192A78 78 0 0 1 270 300Z";
  const inner: Colour = dressColour === "paper" ? "lilac" : "paper";
  const trim: Colour = dressColour === "ink" ? "vermilion" : "ink";
  const neck = "M127 184H173V222A23 23 0 0 1 127 222Z";
  switch (dress) {
    case "round":
      return [
        [dressColour, shoulders],
        [skin, neck],
        [shade, underChin(traits.face)],
      ];
    case "stripes":
      return [
        [dressColour, shoulders],
        [
          dressColour === "ink" || dressColour === "cobalt" ? "paper" : trim,
          "M46.5 252H253.5A78 78 0 0 1 262.2 266H37.8A78 78 0 0 1 46.5 252ZM32.6 280H267.4A78 78 0 0 1 269.8 294H30.2A78 78 0 0 1 32.6 280Z",
        ],
        [skin, neck],
        [shade, underChin(traits.face)],
      ];
    case "v":
      return [
        [dressColour, shoulders],
        [skin, polygon(124, 222, 176, 222, 150, 270) + box(127, 184, 46, 40)],
        [shade, underChin(traits.face)],
      ];
    case "shirt":
      return [
        [dressColour, shoulders],
        [skin, polygon(126, 221, 174, 221, 150, 252) + box(127, 184, 46, 40)],
        [shade, underChin(traits.face)],
        [
          inner,
          polygon(127, 208, 150, 250, 128, 270, 106, 224) + polygon(173, 208, 194, 224, 172, 270, 150, 250),
        ],
        [trim, solid(disc(150, 270, 4), disc(150, 289, 4))],
      ];
    case "polo":
      return [
        [skin, box(127, 184, 46, 40)],
        [shade, underChin(traits.face)],
        [dressColour, solid(shoulders, "M120 214A6 6 0 0 1 126 208H174A6 6 0 0 1 180 214V232H120Z")],
        [trim, "M120 228H180V232H120Z"],
      ];
    case "lapels":
      return [
        [dressColour, shoulders],
        [inner, polygon(116, 222, 184, 222, 150, 300)],
        [skin, polygon(126, 221, 174, 221, 150, 246) + box(127, 184, 46, 40)],
        [shade, underChin(traits.face)],
        [
          trim,
          polygon(118, 214, 150, 300, 138, 300, 92, 246, 106, 240, 96, 228) +
            polygon(182, 214, 204, 228, 194, 240, 208, 246, 162, 300, 150, 300),
        ],
      ];
  }
}

// The head's shadow on the neck: as wide as the neck, its lower edge the chin's curve moved down.
function underChin(face: Traits["face"]): string {
  const y = face === "oval" ? 210 : 206;
  return `M127 184H173V${y}A44 50 0 0 1 127 ${y}Z`;
}

function scarfPieces(scarf: Exclude<Traits["scarf"], false>): Piece[] {
  const hole = "M106 138A44 44 0 0 1 194 138V152A44 50 0 0 1 106 152Z";
  // A cloth round the face that falls in a dome over the chest, and its fold under the chin.
  const cloth = cut(
    "M84 138A66 68 0 0 1 216 138V200C216 214 226 220 226 240A76 50 0 0 1 74 240C74 220 84 214 84 200Z",
    hole,
  );
  return [
    [scarf, cloth],
    [scarfFolds[scarf], "M94 178A58 50 0 0 0 212 190C204 222 176 234 150 236A70 60 0 0 1 94 178Z"],
  ];
}

function glassesPath(shape: Traits["glassesShape"]): string {
  const left =
    shape === "round"
      ? ring(128, 143, 18, 14)
      : cut(rounded(109, 129, 37, 28, 9), rounded(113, 133, 29, 20, 5));
  return (
    solid(box(145, 139, 10, 4), box(101, 139, 10, 4), box(189, 139, 10, 4)) +
    left +
    move(left, { mirror: true, cx: middle })
  );
}

function facePieces(traits: Traits): Piece[] {
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
  // Hair that is hidden or gone leaves the brows to say its colour: dark, since light brows alone would not show.
  const browColour =
    traits.hair === "bald" || covered
      ? hairColours[traits.skin === "chestnut" || traits.skin === "umber" ? "black" : "espresso"].base
      : traits.hairColour === "silver" || traits.hairColour === "flaxen"
        ? hair.shade
        : hair.base;
  const brow = "M162 130A16 13 0 0 1 184 130L182 133A17 12 0 0 0 163 133.5Z";
  pieces.push([browColour, both(brow)]);
  pieces.push(["#231a1c", disc(128, 144, 4.8) + disc(172, 144, 4.8)]);
  if (traits.glasses)
    pieces.push([
      traits.skin === "umber" || traits.skin === "chestnut" ? "paper" : "ink",
      glassesPath(traits.glassesShape),
    ]);
  return pieces;
}

// The tiles behind a person lie on the 3 by 3 grid and end on its lines: one in a lower corner, one above.
function backdrop(traits: Traits, random: Random): Piece[] {
  const { ground } = traits;
  const shades = (
    ["vermilion", "saffron", "cobalt", "jade", "paper", "lilac", "ink", "sky", "blush"] as const
  ).filter((c) => isVisibleOn(c, ground) && c !== traits.dressColour);
  const lower = pick(random, shades);
  const upper = pick(
    random,
    shades.filter((c) => c !== lower),
  );
  const mirrored = random() < 0.5;
  const lay = (d: string) => (mirrored ? move(d, { mirror: true, cx: middle }) : d);
  const lowerShape = pick(random, [
    "M0 200A100 100 0 0 1 100 300H0Z",
    "M0 300V250A50 50 0 0 1 100 250V300Z",
    "M0 200H100L0 300Z",
    "M0 200A100 100 0 0 0 100 300H0Z",
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

// Styles that fall over the ears.
const overEars: ReadonlySet<Traits["hair"]> = new Set<Traits["hair"]>([
  "bob",
  "fringe",
  "long",
  "waves",
  "braids",
  "locs",
]);

// Styles drawn without a beard unless the content asks for one.
const feminine: ReadonlySet<Traits["hair"]> = new Set<Traits["hair"]>([
  "pixie",
  "bob",
  "fringe",
  "long",
  "waves",
  "bun",
  "ponytail",
  "braids",
]);

function drawTraits(seed: string, given: PortraitTraits): Traits {
  // A stream of its own for every trait: telling one of them never changes the others.
  const stream = (trait: string) => randomFrom(`${trait} of ${seed}`);
  const draw = <T>(trait: string, options: readonly (readonly [T, number])[]): T =>
    pickWeighted(stream(trait), options);
  const even = <T>(values: readonly T[]) => values.map((value): readonly [T, number] => [value, 1]);
  const age =
    given.age ??
    draw<Traits["age"]>("age", [
      ["young", 3],
      ["middle", 4],
      ["older", 2],
    ]);
  const skin: Skin = given.skin ?? draw("skin", even(portraitTraits.skin));
  const hair =
    given.hair ??
    draw(
      "hair",
      portraitTraits.hair.map((style): readonly [Traits["hair"], number] => [
        style,
        style === "receding"
          ? age === "older"
            ? 3
            : age === "middle"
              ? 0.5
              : 0
          : style === "bald"
            ? age === "young"
              ? 0.3
              : 1
            : 1,
      ]),
    );
  const dark = skin === "chestnut" || skin === "umber" || skin === "amber";
  const hairColour: HairColour =
    given.hairColour ??
    draw<HairColour>(
      "hair colour",
      age === "older"
        ? [
            ["grey", 3],
            ["silver", 4],
          ]
        : dark
          ? [
              ["black", 5],
              ["espresso", 3],
              ["chestnut", age === "young" ? 0.7 : 0],
              ["grey", age === "middle" ? 1 : 0],
            ]
          : skin === "olive" || skin === "honey"
            ? [
                ["black", 4],
                ["espresso", 4],
                ["chestnut", 3],
                ["auburn", 1],
                ["grey", age === "middle" ? 1 : 0],
              ]
            : [
                ["black", 2],
                ["espresso", 2],
                ["chestnut", 3],
                ["auburn", 2],
                ["copper", 2],
                ["honey", 3],
                ["flaxen", 2],
                ["grey", age === "middle" ? 1 : 0],
              ],
    );
  const woman = feminine.has(hair);
  const scarf =
    given.scarf ??
    (given.hair !== undefined || given.beard !== undefined
      ? false
      : draw<Traits["scarf"]>("scarf", [
          [false, 14],
          ...even(portraitTraits.scarf.filter((value) => value !== false)).map(
            ([value]) => [value, 0.25] as const,
          ),
        ]));
  const beardless = woman || scarf !== false;
  const likely =
    hair === "bald" ||
    hair === "receding" ||
    hair === "fade" ||
    hair === "crop" ||
    hair === "quiff" ||
    hair === "parted";
  const ground =
    given.ground ??
    draw<Traits["ground"]>("ground", [
      ["blush", 3],
      ["sky", 3],
      ["butter", 3],
      ["mint", 3],
      ["lilac", 3],
      ["saffron", 2],
      ["vermilion", 1.2],
      ["cobalt", 1],
      ["jade", 1],
    ]);
  const dresses = portraitTraits.dressColour.filter((c) => isVisibleOn(c, ground) && c !== scarf);
  return {
    age,
    skin,
    hair,
    hairColour,
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
    beard:
      given.beard ??
      (beardless
        ? "none"
        : draw<Traits["beard"]>("beard", [
            ["none", likely ? 3 : 9],
            ["stubble", 1],
            ["short", 2],
            ["full", 1.5],
            ["goatee", 0.7],
            ["moustache", 0.8],
          ])),
    dress: given.dress ?? draw("dress", even(portraitTraits.dress)),
    dressColour: given.dressColour ?? draw("dress colour", even(dresses)),
    earrings:
      given.earrings ??
      draw<Traits["earrings"]>(
        "earrings",
        woman || hair === "afro"
          ? [
              ["none", 3],
              ["studs", 1],
              ["drops", 1],
              ["hoops", 1],
            ]
          : [["none", 1]],
      ),
    tile: given.tile ?? draw("tile", even(portraitTraits.tile)),
  };
}

function earringPieces(traits: Traits): Piece[] {
  const tone: Colour = traits.ground === "saffron" || traits.ground === "butter" ? "vermilion" : "saffron";
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

/**
 * A face over a tiled ground, 300 by 300 units. The same seed always gives the same face; every trait that is
 * not given is drawn from the seed independently of the others.
 */
export function portrait(options: { seed: string; traits?: PortraitTraits }): Picture {
  const traits = drawTraits(options.seed, options.traits ?? {});
  const skin = skins[traits.skin];
  const hair = hairColours[traits.hairColour];
  const covered = traits.scarf !== false;
  const shapes = hairShapes(traits.hair);
  const pieces: Piece[] = [
    [traits.ground, box(0, 0, 300, 300)],
    ...backdrop(traits, randomFrom(`backdrop of ${options.seed}`)),
  ];
  if (!covered) pieces.push([hair.base, shapes.back]);
  pieces.push(...dressPieces(traits, skin.base, skin.shade));
  const ears = covered || overEars.has(traits.hair) ? "" : both(disc(199, 150, 11));
  pieces.push([skin.base, solid(ears, faceOutline(traits.face))]);
  pieces.push(...facePieces(traits));
  if (!covered) {
    pieces.push([hair.base, shapes.front]);
    if (shapes.over !== undefined) pieces.push([hair.base, shapes.over]);
    if (shapes.detail !== undefined) pieces.push([hair.shade, shapes.detail]);
    pieces.push(...earringPieces(traits));
  } else pieces.push(...scarfPieces(traits.scarf));
  return { columns: 3, rows: 3, width: 300, height: 300, layers: toLayers(pieces) };
}
