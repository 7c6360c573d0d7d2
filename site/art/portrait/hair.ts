import { box, disc, oval, polygon, rounded, solid } from "../path.ts";
import { both } from "./mirror.ts";
import type { Traits } from "./traits.ts";

// A head of hair as path data.
type Hair = {
  /** What lies behind the head. */
  back: string;
  /** What lies over the brow: the hairline is at about y 114. */
  front: string;
  /** What falls over the shoulders, in front. */
  over?: string;
  /** Partings and strands, in the other tone. */
  detail?: string;
};

/** The shapes of a hair style. */
export function hairShapes(style: Traits["hair"]): Hair {
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

/** Styles that fall over the ears. */
export const overEars: ReadonlySet<Traits["hair"]> = new Set<Traits["hair"]>([
  "bob",
  "fringe",
  "long",
  "waves",
  "braids",
  "locs",
]);
