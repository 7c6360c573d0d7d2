/** Heads that count: the people of a team, and the cities of a map. */
import { cloths, colours, type Colour } from "../palette.ts";
import { box, disc, move, polygon } from "../path.ts";
import type { Piece } from "../picture.ts";
import { bust, type PortraitOptions } from "../portrait.ts";
import { chooseTraits } from "../portrait/choice.ts";
import { headPicture, type HeadArt } from "./inks.ts";

type Place = readonly [x: number, y: number];

/** More would hide each other. */
const mostPeople = 8;

/**
 * A group of the people on the page, as their portraits show them, the first eight, every other one in front. Nobody wears the
 * colour of the band or of the page, nor that of a neighbour.
 */
export function group(people: readonly PortraitOptions[]): HeadArt {
  const all = people.slice(0, mostPeople);
  const apart = all.length > 2 ? Math.min(110, 450 / (all.length - 1)) : 190;
  const [height, raised] = all.length > 2 ? [460, 150] : [320, 0];
  return headPicture((inks) => {
    const ours: readonly Colour[] = Object.values(inks);
    const worn: Colour[] = [];
    const persons = all.map(({ seed, traits: given = {} }, index): Piece[] => {
      const traits = chooseTraits(seed, given);
      // Their own colour, where it is one of the head's.
      const choice = (own: Colour, never: readonly Colour[]) =>
        [own, ...ours].find((colour) => ours.includes(colour) && !never.includes(colour)) ?? "paper";
      const coat = choice(traits.dressColour, worn.slice(-2));
      worn.push(coat);
      const cloth = traits.scarf && choice(traits.scarf, worn.slice(-2));
      const scarf = cloth && (cloths.find((one) => one === cloth) ?? "paper");
      const up = index % 2 === 0 ? raised : 0;
      const pieces: Piece[] = [
        [coat, box(30, 299, 240, up + 1)],
        ...bust({ ...traits, scarf, dressColour: coat }),
      ];
      return pieces.map(([fill, d]) => {
        const colour = colours.find((name) => name === fill);
        const fits = !colour || [...ours, "ink", "paper"].includes(colour);
        return [fits ? fill : inks.strong, move(d, { dx: index * apart, dy: -up })];
      });
    });
    return [0, 1].flatMap((row) => persons.filter((_, index) => index % 2 === row).flat());
  }, height);
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
