/** Which sides of its cell a shape meets. */
import type { TileName, Turn } from "./tile.ts";

/** Where something touches a side of a cell, in hundredths of the side, clockwise. */
type Contact = readonly [from: number, to: number];

const whole: readonly Contact[] = [[0, 100]];
const bars: readonly Contact[] = [
  [15, 29],
  [43, 57],
  [71, 85],
];

// Where each unturned shape lies along the top, right, bottom and left side of its cell. A shape that meets a side in a mere
// point is not counted.
const contacts: Partial<Record<TileName, readonly (readonly Contact[])[]>> = {
  quarter: [whole, [], [], whole],
  dome: [[], [[50, 100]], whole, [[0, 50]]],
  half: [[], [], whole, []],
  arcs: [
    [
      [0, 16],
      [30, 44],
      [58, 72],
      [86, 100],
    ],
    [],
    [],
    [
      [0, 14],
      [28, 42],
      [56, 70],
      [84, 100],
    ],
  ],
  stripes: [bars, [], bars, []],
  steps: [[[75, 100]], whole, whole, [[0, 25]]],
  chevron: [[[10, 50]], [], [[50, 90]], []],
  triangle: [whole, [], [], whole],
};

/** The sides of a cell: 0 is the top, then clockwise. */
export type Side = 0 | 1 | 2 | 3;

/** Where a shape, turned by quarter turns, meets a side of its cell. */
function contactsAt(name: TileName, turn: Turn, side: Side): readonly Contact[] {
  return contacts[name]?.[(side - turn + 4) % 4] ?? [];
}

/** Whether a shape, turned by quarter turns, meets a side of its cell from end to end. */
export function fills(name: TileName, turn: Turn, side: Side): boolean {
  return contactsAt(name, turn, side) === whole;
}

/** Whether a shape meets one of the sides in more than a point. */
export function touches(name: TileName, turn: Turn, sides: readonly Side[]): boolean {
  return sides.some((side) => contactsAt(name, turn, side).length > 0);
}
