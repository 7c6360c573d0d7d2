/** Heads that count: people in a group, and the cities of a map. */
import type { Colour } from "../palette.ts";
import { box, disc, polygon, rounded, sector, solid } from "../path.ts";
import type { Piece } from "../picture.ts";
import { headPicture, type HeadArt, type HeadInks } from "./inks.ts";

type Place = readonly [x: number, y: number];

// Where people stand, the last behind: the middle of the head, and how large it is.
const standing: readonly Place[] = [
  [412, 100],
  [244, 114],
  [498, 218],
  [328, 198],
  [152, 224],
];

// What somebody wears on the head: hair before and behind it, round a head of 100 by 120 units about its middle.
const hair: readonly ((x: number, y: number) => string)[] = [
  // Short.
  (x, y) =>
    `M${x - 54} ${y - 4}V${y - 14}A54 54 0 0 1 ${x + 54} ${y - 14}V${y - 4}L${x + 20} ${y - 30}H${x - 20}Z`,
  // With a bun.
  (x, y) =>
    solid(
      disc(x, y - 78, 26),
      `M${x - 54} ${y}V${y - 14}A54 54 0 0 1 ${x + 54} ${y - 14}V${y}A54 40 0 0 0 ${x - 54} ${y}Z`,
    ),
  // Parted, to one side.
  (x, y) =>
    `M${x - 54} ${y + 30}V${y - 14}A54 54 0 0 1 ${x + 54} ${y - 14}V${y + 30}A84 60 0 0 1 ${x - 24} ${y - 34}A40 50 0 0 1 ${x - 54} ${y + 30}Z`,
  // Curls.
  (x, y) => solid(...[-48, -26, 0, 26, 48].map((dx) => disc(x + dx, y - 62 + Math.abs(dx) * 0.62, 27))),
  // Flat on top.
  (x, y) => `M${x - 54} ${y - 18}V${y - 74}H${x + 24}A30 30 0 0 1 ${x + 54} ${y - 44}V${y - 18}Z`,
];

function person([x, y]: Place, index: number, { strong, second, soft }: HeadInks): Piece[] {
  const looks: readonly (readonly [coat: Colour, face: Colour, shade: Colour, hair: Colour])[] = [
    [second, "paper", soft, "ink"],
    [strong, soft, "paper", second],
    ["paper", strong, soft, "ink"],
    ["ink", soft, "paper", strong],
    [second, strong, "paper", "ink"],
  ];
  const [coat, face, shade, head] = looks[index % looks.length] ?? [second, "paper", soft, "ink"];
  const long = index % 5 === 2;
  return [
    ...(long ? [[head, rounded(x - 58, y - 30, 116, 130, [0, 0, 40, 40])] as const] : []),
    [coat, `M${x - 98} 400V${y + 170}A98 82 0 0 1 ${x + 98} ${y + 170}V400Z`],
    [face, `M${x - 22} ${y + 30}H${x}V${y + 112}A24 24 0 0 1 ${x - 22} ${y + 90}Z`],
    [shade, `M${x} ${y + 30}H${x + 22}V${y + 90}A24 24 0 0 1 ${x} ${y + 112}Z`],
    [face, `M${x} ${y - 60}V${y + 66}A50 56 0 0 1 ${x - 50} ${y + 10}V${y - 10}A50 50 0 0 1 ${x} ${y - 60}Z`],
    [shade, `M${x} ${y - 60}A50 50 0 0 1 ${x + 50} ${y - 10}V${y + 10}A50 56 0 0 1 ${x} ${y + 66}Z`],
    [head, (hair[index % hair.length] ?? (() => ""))(x, y)],
    ["ink", disc(x - 22, y + 8, 5) + disc(x + 22, y + 8, 5) + sector(x, y + 28, 20, 14, 20, 160)],
  ];
}

/** As many people as teach, up to five. */
export function group(people: number): HeadArt {
  return headPicture((inks) =>
    standing.slice(-Math.max(1, people)).flatMap((place, index) => person(place, index, inks)),
  );
}

// A land of tiles, and where cities lie on it.
const land = [
  ".########...",
  "##########.#",
  "###########.",
  ".##########.",
  ".#########..",
  "...######...",
  "....#....#..",
];
const cities: readonly Place[] = [
  [10, 1],
  [6, 2],
  [8, 1],
  [1, 1],
  [3, 4],
  [9, 4],
  [5, 5],
  [4, 0],
];

/** A folded map of a land of tiles: as many cities are lit as events are held in, up to eight. */
export function map(count: number): HeadArt {
  return headPicture(({ strong, second, soft }) => {
    const [left, fold, side] = [84, 168, 39];
    // Each third of the sheet falls or rises.
    const sheet = (column: number) => {
      const [x, a, b] = [left + column * fold, column % 2 ? 50 : 14, column % 2 ? 14 : 50];
      return polygon(x, a, x + fold, b, x + fold, b + 336, x, a + 336);
    };
    const tile = (column: number, row: number) =>
      box(102 + column * side, 68 + row * side, side - 3, side - 3);
    const lit = cities.slice(0, Math.max(1, count));
    const pins = lit.map(([column, row]): Place => [102 + column * side + 18, 68 + row * side + 18]);
    return [
      ["paper", sheet(0) + sheet(2)],
      [soft, sheet(1)],
      [
        second,
        land.map((row, y) => [...row].map((one, x) => (one === "#" ? tile(x, y) : "")).join("")).join(""),
      ],
      ["ink", lit.map(([column, row]) => tile(column, row)).join("")],
      [
        strong,
        pins.map(([x, y]) => `M${x} ${y + 4}L${x - 23} ${y - 31}A27 27 0 1 1 ${x + 23} ${y - 31}Z`).join(""),
      ],
      ["paper", pins.map(([x, y]) => disc(x, y - 46, 10)).join("")],
    ];
  });
}
