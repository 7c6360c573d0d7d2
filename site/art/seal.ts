import { contactsAt, type Side } from "./contacts.ts";
import { box } from "./path.ts";
import type { TileName, Turn } from "./tile.ts";

/**
 * Path data that carries a shape one unit beyond a side of its cell, wherever it touches that side. Use it where the neighbour's
 * ground has the shape's colour: two smoothed edges side by side would leave a hairline between them.
 */
export function seal(name: TileName, x: number, y: number, turn: Turn, side: Side): string {
  return contactsAt(name, turn, side)
    .map(([from, to]) => {
      switch (side) {
        case 0:
          return box(x + from, y - 1, to - from, 1);
        case 1:
          return box(x + 100, y + from, 1, to - from);
        case 2:
          return box(x + 100 - to, y + 100, to - from, 1);
        case 3:
          return box(x - 1, y + 100 - to, 1, to - from);
      }
    })
    .join("");
}
