/** Which sides of its cell a shape meets. */
import type { TileName, Turn } from "./tile.ts";

/** How a shape meets a side of its cell: from end to end, in part, or not at all. A mere point does not count. */
type Contact = "whole" | "part" | "none";

// How each unturned shape meets the top, right, bottom and left side of its cell.
const contacts: Partial<
  Record<TileName, readonly [top: Contact, right: Contact, bottom: Contact, left: Contact]>
> = {
  quarter: ["whole", "none", "none", "whole"],
  dome: ["none", "part", "whole", "part"],
  half: ["none", "none", "whole", "none"],
  arcs: ["part", "none", "none", "part"],
  stripes: ["part", "none", "part", "none"],
  steps: ["part", "whole", "whole", "part"],
  chevron: ["part", "none", "part", "none"],
  triangle: ["whole", "none", "none", "whole"],
};

/** The sides of a cell: 0 is the top, then clockwise. */
export type Side = 0 | 1 | 2 | 3;

/** How a shape, turned by quarter turns, meets a side of its cell. */
const contactAt = (name: TileName, turn: Turn, side: Side): Contact =>
  contacts[name]?.[(side - turn + 4) % 4] ?? "none";

/** Whether a shape, turned by quarter turns, meets a side of its cell from end to end. */
export const fills = (name: TileName, turn: Turn, side: Side): boolean =>
  contactAt(name, turn, side) === "whole";

/** Whether a shape meets one of the sides in more than a point. */
export const touches = (name: TileName, turn: Turn, sides: readonly Side[]): boolean =>
  sides.some((side) => contactAt(name, turn, side) !== "none");
