import { box, disc } from "../path.ts";
import { cellSize, shifted, type Piece } from "../picture.ts";
import { bust, type PortraitOptions } from "../portrait.ts";
import { chooseTraits } from "../portrait/traits.ts";
import { tilePath } from "../tile.ts";
import { headPicture, headPieces, type HeadArt } from "./inks.ts";

type Place = readonly [x: number, y: number];

/** The first eight people, every other one in front: more would hide each other. Nothing has the band's colour. */
export function group(people: readonly PortraitOptions[]): HeadArt {
  const all = people.slice(0, 8);
  const apart = all.length > 2 ? Math.min(110, 450 / (all.length - 1)) : 190;
  const [height, raised] = all.length > 2 ? [460, 150] : [320, 0];
  return headPicture(({ strong }, band) => {
    const persons = all.map(({ seed, traits: given = {} }, index): Piece[] => {
      const traits = chooseTraits(seed, { ...given, tool: "none" });
      const scarf = traits.scarf === band ? "paper" : traits.scarf;
      const up = index % 2 === 0 ? raised : 0;
      const below: Piece = [traits.dressColour, box(30, 299, 240, up + 1)];
      const person = [below, ...bust({ ...traits, scarf })].map(([fill, d]): Piece => [
        fill === band ? strong : fill,
        d,
      ]);
      return shifted(person, { dx: index * apart, dy: -up });
    });
    return [0, 1].flatMap((row) => persons.filter((_, index) => index % 2 === row).flat());
  }, height);
}

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

/** A map with a pin for each city, up to eight. */
export function map(count: number): HeadArt {
  return headPicture((inks) => {
    const tile = (column: number, row: number) => box(102 + column * 39, 68 + row * 39, 36, 36);
    const lit = cities.slice(0, Math.max(1, count));
    const pins = lit.map(([column, row]): Place => [120 + column * 39, 86 + row * 39]);
    return [
      ...headPieces("heads/map", inks),
      ["ink", lit.map(([column, row]) => tile(column, row)).join("")],
      [
        inks.strong,
        pins.map(([x, y]) => `M${x} ${y + 4}L${x - 23} ${y - 31}A27 27 0 1 1 ${x + 23} ${y - 31}Z`).join(""),
      ],
      ["paper", pins.map(([x, y]) => disc(x, y - 46, 10)).join("")],
    ];
  });
}

const columnInks = [
  ["second", "ink"],
  ["soft", "strong"],
  ["strong", "second"],
] as const;

/** A column of tiles for each plan: one for the first, two more for each next one. */
export function columns(plans: number): HeadArt {
  const count = Math.max(1, plans);
  const heights = Array.from({ length: count }, (_, plan) => 2 * plan + 1);
  return headPicture(
    (inks) =>
      heights.flatMap((height, plan) => {
        const [ground, colour] = columnInks[plan % columnInks.length] ?? columnInks[0];
        const [x, high] = [1.6 * plan * cellSize, height * cellSize];
        const leaves = Array.from({ length: height }, (_, up): Piece => [
          { ...inks, ink: "ink" as const }[colour],
          tilePath("leaf", x, -(up + 1) * cellSize, up % 2 === 0 ? 0 : 1),
        ]);
        return [[inks[ground], box(x, -high, cellSize, high)], ...leaves];
      }),
    Math.max(4, 2 * count - 1) * cellSize,
  );
}
